import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { onSecondCore } from '../pin.ts';
import { processorSeconds } from '../processor-time.ts';

const run = promisify(execFile);

interface Load {
  seconds: number;
  connections: number;
}

export interface Speed {
  /** Requests a second on the clock. */
  onTheClock: number;
  /** Requests a second of processor time that the server used: what one core could do if nothing else ran. */
  ofProcessorTime: number;
}

/** Connections that ask without pause. Throws when an answer was an error. */
export async function speedOf(url: string, pid: number, { seconds, connections }: Load): Promise<Speed> {
  const args = [
    ...['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s'],
    ...['-H', 'Accept-Encoding: gzip', url],
  ];
  const before = processorSeconds(pid);
  const { stdout } = await run(...onSecondCore('wrk', args));
  const used = processorSeconds(pid) - before;
  const errors = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)?.[0];
  if (errors) throw new Error(`wrk at ${url}: ${errors}`);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1]);
  return {
    onTheClock: number(/Requests\/sec:\s+([\d.]+)/),
    ofProcessorTime: number(/(\d+) requests in/) / used,
  };
}
