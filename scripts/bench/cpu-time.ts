import { readdirSync, readFileSync } from 'node:fs';

/** USER_HZ of Linux. It is 100 on all platforms of Node. */
const TICKS_PER_SECOND = 100;

interface Process {
  parent: number;
  ticks: number;
}

/** Reads /proc/<pid>/stat. Its fields are counted after the name, which can contain spaces and brackets. */
function readProcess(pid: number): Process | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    // The process has ended.
    return undefined;
  }
}

/** CPU seconds that a program and its child processes have used. Depends less on other programs than the elapsed time. */
export function readCpuSeconds(pid: number): number {
  const processes = new Map<number, Process>();
  for (const name of readdirSync('/proc')) {
    const process = /^\d+$/.test(name) ? readProcess(Number(name)) : undefined;
    if (process) processes.set(Number(name), process);
  }
  const isPartOfProgram = (candidate: number): boolean =>
    candidate === pid ||
    [...processes].some(([id, { parent }]) => id === candidate && parent > 1 && isPartOfProgram(parent));
  let ticks = 0;
  for (const [id, process] of processes) if (isPartOfProgram(id)) ticks += process.ticks;
  return ticks / TICKS_PER_SECOND;
}
