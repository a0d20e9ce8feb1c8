// Waits until the web process of the unit answers, and fails when it has ended. So `systemctl start` and `restart` return when people can use the
// site, and say so when a setting is wrong.
import { setTimeout as pause } from 'node:timers/promises';

const { MAINPID, HOST = '127.0.0.1', PORT = '3000' } = process.env;
const host = ['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST;
const url = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/readyz`;

/** Throws when there is no such process. */
const checkProcess = () => process.kill(Number(MAINPID), 0);

const isReady = () =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

while (!(await isReady())) {
  checkProcess();
  await pause(200);
}
