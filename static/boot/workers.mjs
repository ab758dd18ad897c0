// The page's end of the bot's worker. Texts (JSON) go both ways; what they mean is Python's matter on both sides.

// make gives a worker, or a promise of one, ready for its first message. Resolves to { post(text), stop(), from } when
// Python is there in the worker and has imported `module`; rejects with the reason when there can be no worker.
// hear(text) is called for every text the worker posts, and once if it breaks later: a problem without a number.
export async function startWorker(make, module, hear) {
  const worker = await make(); // throws, hence rejects, where there are no workers
  return new Promise((resolve, reject) => {
    const giveUp = (why) => {
      worker.terminate();
      reject(new Error(why));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      giveUp(event.message || "the worker could not be started");
    };
    worker.onmessage = ({ data }) => {
      if (data.failed) return giveUp(data.failed);
      const broken = (event) => {
        event.preventDefault();
        worker.terminate();
        hear(JSON.stringify({ problem: "bot.failed", args: {} }));
      };
      worker.onmessage = (event) => (typeof event.data === "string" ? hear(event.data) : broken(event));
      worker.onerror = worker.onmessageerror = broken;
      resolve({ post: (text) => worker.postMessage(text), stop: () => worker.terminate(), from: data.ready });
    };
    worker.postMessage({ module });
  });
}
