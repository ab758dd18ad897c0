// The bot's worker in the single file: as worker.mjs, but all it needs comes with the first message.
import { build } from "../boot/build.mjs";
import { unpacked } from "../boot/pack.mjs";
import { makePyodide } from "../boot/parts.mjs";
import { startPython } from "../boot/runtime.mjs";
import { serve } from "./serve.mjs";

serve(async ({ parts }) => {
  const load = await makePyodide(parts);
  return startPython({ build, load, app: unpacked(parts.app), snapshot: parts.snapshot });
});
