const isTerminal = process.stdout.isTTY === true;
const SECONDS_BETWEEN_LOG_LINES = 15;

export function log(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Shows the progress of a long step: in a terminal as one line that counts seconds, otherwise as a line every 15 seconds.
 * `finish` prints the result and the duration.
 */
export function startProgress(label) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const redraw = () => process.stdout.write(`\r\u001b[K${label} ${seconds()} s`);
  const addLine = () => log(`${label} ${seconds()} s`);
  const timer = isTerminal
    ? setInterval(redraw, 1000)
    : setInterval(addLine, SECONDS_BETWEEN_LOG_LINES * 1000);
  process.stdout.write(isTerminal ? label : `${label}\n`);
  return {
    finish(result) {
      clearInterval(timer);
      log(`${isTerminal ? '\r\u001b[K' : ''}${result} (${seconds()} s).`);
    },
  };
}
