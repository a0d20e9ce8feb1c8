/**
 * Runs all stages, also after a failed one, and ends with the line `N passed, N failed`. `--fast` runs only the stages
 * without database and browser. Stage names as arguments run only these stages and those that
 * they depend on.
 */
import { readFileSync } from 'node:fs';
import { chooseStages } from './choose-stages.ts';
import { keepTemporaryFilesInMemory } from './memory-folder.ts';
import { sharePreparedData } from './prepared-data.ts';
import { getLogFile, runStage } from './run-stage.ts';
import { runStages } from './run-stages.ts';
import type { Stage, StageResult } from './stage.ts';
import { stages } from './stages.ts';

const LINES_TO_SHOW = 120;
const PASSED_TEST = /^\s*[✓✔] /u;

function showFailure(stage: Stage, { reason }: StageResult): void {
  const log = readFileSync(getLogFile(stage), 'utf8').trimEnd().split('\n');
  const lines = log.filter((line) => !PASSED_TEST.test(line));
  const truncated =
    lines.length > LINES_TO_SHOW ? [`(the last ${LINES_TO_SHOW} lines of ${getLogFile(stage)})`] : [];
  const shown = [...truncated, ...lines.slice(-LINES_TO_SHOW), ...(reason ? [reason] : [])];
  for (const line of shown) process.stdout.write(`    ${line}\n`);
}

const choice = chooseStages(stages, process.argv.slice(2));
if ('error' in choice) {
  process.stderr.write(`${choice.error}\n`);
  process.exit(2);
}
keepTemporaryFilesInMemory();
sharePreparedData();
const total = { passed: 0, failed: 0 };
await runStages(choice.stages, runStage, (stage, result) => {
  total.passed += result.passed;
  total.failed += result.failed;
  if (result.failed > 0) showFailure(stage, result);
  for (const test of result.repeated ?? []) process.stdout.write(`    passed at a later attempt: ${test}\n`);
});
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
