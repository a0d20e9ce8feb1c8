import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { findProgram } from './required-tools.ts';

/** With two cores or more, what is measured runs on the first and what measures on the second. */
const isPossible = availableParallelism() > 1 && findProgram('taskset') !== undefined;

export const affinityDescription = isPossible
  ? 'What is measured runs alone on one core, what measures it on another.'
  : 'What is measured and what measures it share all cores.';

/** Keeps a running program, and what it starts from now on, on the first core. */
export function pinToFirstCore(pid: number | undefined): void {
  if (isPossible && pid !== undefined) spawnSync('taskset', ['-acp', '0', String(pid)], { stdio: 'ignore' });
}

/** A command that runs on the second core. */
export function commandOnSecondCore(program: string, args: readonly string[]): [string, string[]] {
  return isPossible ? ['taskset', ['-c', '1', program, ...args]] : [program, [...args]];
}
