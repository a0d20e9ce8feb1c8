import { readdirSync, readFileSync } from 'node:fs';

/** Of Linux; it has been 100 on every platform that Node runs on for decades. */
const TICKS_PER_SECOND = 100;

interface Process {
  parent: number;
  ticks: number;
}

/** Fields of /proc/<pid>/stat, counted after the name, which may itself hold spaces and brackets. */
function readProcess(pid: number): Process | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

/**
 * Seconds of processor time that a program and its children have used until now. What others do on the same machine
 * hardly changes it, unlike the time on the clock.
 */
export function readCpuSeconds(pid: number): number {
  const processes = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    const process = /^\d+$/.test(name) ? readProcess(Number(name)) : undefined;
    if (process) processes.set(Number(name), process);
  }
  const belongs = (candidate: number): boolean =>
    candidate === pid ||
    [...processes].some(([id, { parent }]) => id === candidate && parent > 1 && belongs(parent));
  let ticks = 0;
  for (const [id, process] of processes) if (belongs(id)) ticks += process.ticks;
  return ticks / TICKS_PER_SECOND;
}
