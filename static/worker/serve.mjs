// The protocol of the bot's worker. First message: { module }, the Python module that answers. It has connect(post),
// called once, and on_message(text). Texts that come before Python is ready wait for it, in their order.

export function serve(start) {
  const waiting = [];
  let hear = (text) => waiting.push(text);

  self.onmessage = async ({ data }) => {
    self.onmessage = (event) => hear(event.data);
    try {
      const { python, from } = await start(data);
      const module = python.pyimport(data.module);
      module.connect((text) => self.postMessage(text));
      self.postMessage({ ready: from });
      hear = (text) => module.on_message(text);
      waiting.forEach(hear);
    } catch (why) {
      self.postMessage({ failed: String(why) });
    }
  };
}
