const live = process.stdout.isTTY === true;
const SECONDS_BETWEEN_LINES_IN_A_LOG = 15;

export function log(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Shows that a long step is going on: on a terminal one line that counts seconds, in a log a line now and then.
 * Call `finish` with the closing words; it adds the seconds the step took.
 */
export function startProgress(label) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const redraw = () => process.stdout.write(`\r\u001b[K${label} ${seconds()} s`);
  const addLine = () => log(`${label} ${seconds()} s`);
  const timer = live
    ? setInterval(redraw, 1000)
    : setInterval(addLine, SECONDS_BETWEEN_LINES_IN_A_LOG * 1000);
  process.stdout.write(live ? label : `${label}\n`);
  return {
    finish(words) {
      clearInterval(timer);
      log(`${live ? '\r\u001b[K' : ''}${words} (${seconds()} s).`);
    },
  };
}
