/** Answers nothing and cannot be asked to end: what a decoder is like that is at work in native code. */
process.on('SIGTERM', () => undefined);
process.on('message', () => {
  for (;;);
});
