/**
 * Runs all stages, also after a failed one, and ends with the line `N passed, N failed`. `--fast` runs only the stages
 * without database and browser. Stage names as arguments run only these stages.
 */
import { readFileSync } from 'node:fs';
import { keepTemporaryFilesInMemory } from './memory-folder.ts';
import { sharePreparedData } from './prepared-data.ts';
import { getLogFile, runStage } from './run-stage.ts';
import { runStages } from './run-stages.ts';
import type { Stage, StageResult } from './stage.ts';
import { stages } from './stages.ts';

const LINES_TO_SHOW = 120;
const PASSED_TEST = /^\s*[✓✔] /u;

function chooseStages(args: readonly string[]): readonly Stage[] {
  if (args.includes('--fast')) return stages.filter((stage) => stage.isFast);
  if (args.length === 0) return stages;
  const unknown = args.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length === 0) return stages.filter((stage) => args.includes(stage.name));
  const names = stages.map((stage) => stage.name).join(', ');
  process.stderr.write(`Error: unknown stage "${unknown.join('", "')}". Use --fast or one of: ${names}\n`);
  process.exit(2);
}

function showFailure(stage: Stage, { reason }: StageResult): void {
  const log = readFileSync(getLogFile(stage), 'utf8').trimEnd().split('\n');
  const lines = log.filter((line) => !PASSED_TEST.test(line));
  const truncated =
    lines.length > LINES_TO_SHOW ? [`(the last ${LINES_TO_SHOW} lines of ${getLogFile(stage)})`] : [];
  const shown = [...truncated, ...lines.slice(-LINES_TO_SHOW), ...(reason ? [reason] : [])];
  for (const line of shown) process.stdout.write(`    ${line}\n`);
}

keepTemporaryFilesInMemory();
sharePreparedData();
const total = { passed: 0, failed: 0 };
await runStages(chooseStages(process.argv.slice(2)), runStage, (stage, result) => {
  total.passed += result.passed;
  total.failed += result.failed;
  if (result.failed > 0) showFailure(stage, result);
  for (const test of result.repeated ?? []) process.stdout.write(`    passed at a later attempt: ${test}\n`);
});
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
