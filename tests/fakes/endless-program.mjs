/** Never responds and ignores SIGTERM, like a decoder that runs native code. */
process.on('SIGTERM', () => undefined);
process.on('message', () => {
  for (;;);
});
