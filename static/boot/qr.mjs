// A text as a QR code: its modules, row by row, as "1" and "0". The library behind it is asked for when the first
// code is wanted, so that a start never waits for it.

// load gives a promise of the library (qrcode-generator).
export function qrOf(load) {
  let library = null;
  return async (text) => {
    library ??= load();
    let make;
    try {
      ({ qrcode: make } = await library);
    } catch (why) {
      library = null; // the network may be back the next time
      throw why;
    }
    const code = make(0, "L"); // as small as the text allows: on a screen nothing is torn or stained
    code.addData(text, "Byte");
    code.make();
    const all = [...Array(code.getModuleCount()).keys()];
    return all.map((row) => all.map((column) => (code.isDark(row, column) ? "1" : "0")).join("")).join("\n");
  };
}
