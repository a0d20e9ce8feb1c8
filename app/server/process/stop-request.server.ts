/**
 * Calls `stop` once: on SIGTERM or SIGINT, or when the supervisor (scripts/supervisor) asks for it. One request may
 * arrive as both. A second signal ends the process at once.
 */
export function onStopRequest(stop: () => Promise<void>): void {
  let isStopping = false;
  let signals = 0;
  const begin = () => {
    if (isStopping) return;
    isStopping = true;
    void stop();
  };
  const countSignal = () => {
    signals += 1;
    if (signals > 1) process.exit(1);
    begin();
  };
  process.on('SIGTERM', countSignal);
  process.on('SIGINT', countSignal);
  process.on('message', (message) => {
    if (message === 'stop') begin();
  });
}

/** Tells the supervisor, where there is one, that the program works. */
export function reportReady(): void {
  if (process.connected) process.send?.('ready');
}
