import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createSecondCoreCommand } from '../cpu-affinity.ts';
import { readCpuSeconds } from '../cpu-time.ts';

const run = promisify(execFile);
const uncachedCatalogue = fileURLToPath(new URL('./uncached-catalogue.lua', import.meta.url));

interface Load {
  seconds: number;
  connections: number;
  /** Each request gets another upper price limit, from this one on, in rupees: a URL that is not in the cache. */
  firstMaxPrice?: number;
}

export interface Throughput {
  /** Requests per second of elapsed time. */
  requestsPerSecond: number;
  /** Requests per CPU second of the server: the throughput of one core without other programs. */
  requestsPerCpuSecond: number;
}

/** Measures with connections that send requests without pause. Throws an error for error responses. */
export async function measureThroughput(
  url: string,
  pid: number,
  { seconds, connections, firstMaxPrice }: Load,
): Promise<Throughput> {
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '30s',
    '-H',
    'Accept-Encoding: gzip',
    ...(firstMaxPrice === undefined ? [url] : ['-s', uncachedCatalogue, url, '--', String(firstMaxPrice)]),
  ];
  const before = readCpuSeconds(pid);
  const { stdout } = await run(...createSecondCoreCommand('wrk', args));
  const used = readCpuSeconds(pid) - before;
  const errors = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)?.[0];
  if (errors) throw new Error(`wrk at ${url}: ${errors}`);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1]);
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    requestsPerCpuSecond: number(/(\d+) requests in/) / used,
  };
}
