import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { commandOnSecondCore } from '../cpu-affinity.ts';
import { readCpuSeconds } from '../cpu-time.ts';

const run = promisify(execFile);

interface Load {
  seconds: number;
  connections: number;
}

export interface Throughput {
  /** Requests a second on the clock. */
  requestsPerSecond: number;
  /** Requests a second of processor time that the server used: what one core could do if nothing else ran. */
  requestsPerCpuSecond: number;
}

/** Connections that ask without pause. Throws when an answer was an error. */
export async function measureThroughput(
  url: string,
  pid: number,
  { seconds, connections }: Load,
): Promise<Throughput> {
  const args = [
    ...['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s'],
    ...['-H', 'Accept-Encoding: gzip', url],
  ];
  const before = readCpuSeconds(pid);
  const { stdout } = await run(...commandOnSecondCore('wrk', args));
  const used = readCpuSeconds(pid) - before;
  const errors = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)?.[0];
  if (errors) throw new Error(`wrk at ${url}: ${errors}`);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1]);
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    requestsPerCpuSecond: number(/(\d+) requests in/) / used,
  };
}
