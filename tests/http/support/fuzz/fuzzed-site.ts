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
  /** Why it is not there any more: its exit code or signal, and the last that it wrote. */
  end(): string | undefined;
  /** Ends it at once, when it does not answer any more. */
  giveUp(): void;
  /** Starts it again if it has ended. */
  restart(): Promise<void>;
  /** In megabytes, what is in use after all garbage was collected. */
  memory(): Promise<number>;
  /** The cookies that a path is asked for with: those of a member in the account, none elsewhere. */
  cookieFor(path: string): string;
  /** Signs the member in again, where a form has ended the session. */
  renewSession(): Promise<void>;
  stop(): Promise<void>;
}

/** The production site on the embedded database, without limits of how often one may ask. */
export async function startFuzzedSite(): Promise<FuzzedSite> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tessera-fuzz-'));
  const memoryPort = await findFreePort();
  const settings = {
    FORMS_PER_MINUTE: '10000000',
    TRUSTED_PROXIES: '1',
    MEMORY_PORT: String(memoryPort),
    NODE_OPTIONS: `--import ${pathToFileURL(resolve('tests/fakes/report-memory.mjs')).href}`,
  };
  const start = (): Promise<RunningSite> => startSeededSite({ dataFolder, settings });
  let site = await start();
  let cookie = await signInAs('user', site.url);
  const end = () => {
    const { exitCode, signalCode } = site.process;
    if (exitCode === null && signalCode === null) return undefined;
    return `${exitCode ?? signalCode}: ${site.output().slice(-1_500)}`;
  };
  const fuzzed: FuzzedSite = {
    get url() {
      return site.url;
    },
    end,
    giveUp() {
      site.process.kill('SIGKILL');
    },
    async restart() {
      if (end() === undefined) return;
      site = await start();
      await fuzzed.renewSession();
    },
    async memory() {
      const answer = await sendRequest(`http://localhost:${memoryPort}`, {});
      const { heapUsed, external } = JSON.parse(answer.text);
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
