/**
 * Runs everything that is checked, goes on after a failure, and ends with the line `N passed, N failed`.
 * `--fast` runs only what needs neither database nor browser; names of stages run only these.
 */
import { readFileSync } from 'node:fs';
import { getLogFile, runStage } from './run-stage.ts';
import { runStages } from './run-stages.ts';
import type { Stage, StageResult } from './stage.ts';
import { stages } from './stages.ts';

const LINES_TO_SHOW = 120;
const PASSED_TEST = /^\s*[✓✔] /u;

function chosenStages(args: readonly string[]): readonly Stage[] {
  if (args.includes('--fast')) return stages.filter((stage) => stage.isFast);
  if (args.length === 0) return stages;
  const unknown = args.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length === 0) return stages.filter((stage) => args.includes(stage.name));
  const names = stages.map((stage) => stage.name).join(', ');
  process.stderr.write(`There is no stage "${unknown.join('", "')}". There are: ${names}, and --fast.\n`);
  process.exit(2);
}

function showFailure(stage: Stage, { reason }: StageResult): void {
  const log = readFileSync(getLogFile(stage), 'utf8').trimEnd().split('\n');
  const lines = log.filter((line) => !PASSED_TEST.test(line));
  const cut =
    lines.length > LINES_TO_SHOW ? [`(the last ${LINES_TO_SHOW} lines of ${getLogFile(stage)})`] : [];
  const shown = [...cut, ...lines.slice(-LINES_TO_SHOW), ...(reason ? [reason] : [])];
  for (const line of shown) process.stdout.write(`    ${line}\n`);
}

const total = { passed: 0, failed: 0 };
await runStages(chosenStages(process.argv.slice(2)), runStage, (stage, outcome) => {
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  if (outcome.failed > 0) showFailure(stage, outcome);
});
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
