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
  sendToSupervisor('stoppable');
}

/** `stoppable`: the message `stop` is understood. `ready`: the program has started. */
function sendToSupervisor(message: 'stoppable' | 'ready'): void {
  if (process.connected) process.send?.(message);
}

/** Reports to the supervisor that the program has started. */
export const reportReady = (): void => sendToSupervisor('ready');
