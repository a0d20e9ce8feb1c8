import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { findProgram } from './required-tools.ts';

/** With two or more cores, the measured program runs on the first core and the measuring program on the second. */
const isPossible = availableParallelism() > 1 && findProgram('taskset') !== undefined;

export const affinityDescription = isPossible
  ? 'The measured program and the measuring program run on different cores.'
  : 'The measured program and the measuring program share all cores.';

/** Pins a running program and its future child processes to the first core. */
export function pinToFirstCore(pid: number | undefined): void {
  if (isPossible && pid !== undefined) spawnSync('taskset', ['-acp', '0', String(pid)], { stdio: 'ignore' });
}

/** The command that runs a program on the second core. */
export function createSecondCoreCommand(program: string, args: readonly string[]): [string, string[]] {
  return isPossible ? ['taskset', ['-c', '1', program, ...args]] : [program, [...args]];
}
