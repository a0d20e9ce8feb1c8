/**
 * Calls `stop` once: on SIGTERM, SIGINT or the message of the supervisor (scripts/supervisor). The supervisor may send both.
 * A second signal ends the process at once.
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

/** Tells the supervisor that the program has started. */
export function reportReady(): void {
  if (process.connected) process.send?.('ready');
}
