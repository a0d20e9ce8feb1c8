import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFreePort } from '../../../../scripts/site/free-port';
import type { RunningSite } from '../../../../scripts/site/production-site';
import { startSeededSite } from '../seeded-site';
import { sendRequest } from '../send-request';
import { signInAs } from '../sign-in-as';

const MB = 1024 * 1024;

export interface FuzzedSite {
  readonly url: string;
  /** The exit code or signal and the last output of a site that has ended; `undefined` while it runs. */
  exitReason(): string | undefined;
  /** Ends a site that does not respond. */
  kill(): void;
  /** Starts the site again if it has ended. */
  restart(): Promise<void>;
  /** Memory in use after garbage collection, in megabytes. */
  memory(): Promise<number>;
  /** The cookies for a request: those of a signed-in user on account pages, none elsewhere. */
  cookieFor(path: string): string;
  /** Signs the user in again if a form has ended the session. */
  renewSession(): Promise<void>;
  stop(): Promise<void>;
}

/** The production site on the embedded database, without rate limits. */
export async function startFuzzedSite(): Promise<FuzzedSite> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tessera-fuzz-'));
  const memoryPort = await findFreePort();
  const settings = {
    FORMS_PER_MINUTE: '10000000',
    TRUSTED_PROXIES: '1',
    MEMORY_PORT: String(memoryPort),
    NODE_OPTIONS: `--import ${pathToFileURL(resolve('tests/fakes/report-memory.mjs')).href}`,
  };
  const start = (): Promise<RunningSite> => startSeededSite({ dataFolder, settings, isShortLived: false });
  let site = await start();
  let cookie = await signInAs('user', site.url);
  const exitReason = () => {
    const { exitCode, signalCode } = site.process;
    if (exitCode === null && signalCode === null) return undefined;
    return `${exitCode ?? signalCode}: ${site.output().slice(-1_500)}`;
  };
  const fuzzed: FuzzedSite = {
    get url() {
      return site.url;
    },
    exitReason,
    kill() {
      site.process.kill('SIGKILL');
    },
    async restart() {
      if (exitReason() === undefined) return;
      site = await start();
      await fuzzed.renewSession();
    },
    async memory() {
      const { text } = await sendRequest(`http://localhost:${memoryPort}`, {});
      const { heapUsed, external } = JSON.parse(text);
      return (heapUsed + external) / MB;
    },
    cookieFor: (path) => (path.startsWith('/account') || path.startsWith('/notices') ? cookie : ''),
    async renewSession() {
      const { status } = await sendRequest(site.url, { path: '/account/profile', headers: { cookie } });
      if (status !== 200) cookie = await signInAs('user', site.url);
    },
    async stop() {
      await site.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
  return fuzzed;
}
