import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { countTestResults } from './count-test-results.ts';
import { type CommandResult, runCommand } from './run-command.ts';
import { resultsFolder, type Stage, type StageResult } from './stage.ts';
import { startStageProgress } from './stage-progress.ts';

const createFailure = (reason: string): StageResult => ({ passed: 0, failed: 1, skipped: 0, reason });

export const getLogFile = (stage: Stage): string => `${resultsFolder}/${stage.name}.log`;

/**
 * Runs a stage and counts its results. Errors of the stage do not end the whole run. A stage that depends on one of
 * `failedStages` fails without being run.
 */
export async function runStage(stage: Stage, failedStages: ReadonlySet<string>): Promise<StageResult> {
  const report = `${resultsFolder}/${stage.name}.json`;
  mkdirSync(resultsFolder, { recursive: true });
  rmSync(report, { force: true });
  writeFileSync(getLogFile(stage), '');
  const progress = startStageProgress(stage);
  let result: StageResult;
  try {
    if (stage.dependsOn && failedStages.has(stage.dependsOn))
      throw new Error(`Not run, because the stage ${stage.dependsOn} failed.`);
    const { hasSucceeded, hasTimedOut } = await runCommands(stage, progress.read);
    result = countTestResults(stage.report, report, hasSucceeded);
    if (hasTimedOut) result.reason = `Stopped after the limit of ${stage.timeoutMinutes} minutes.`;
  } catch (error) {
    result = createFailure(error instanceof Error ? error.message : String(error));
  }
  progress.finish(result);
  return result;
}

async function runCommands(stage: Stage, onOutput: (text: string) => void): Promise<CommandResult> {
  const settings = stage.prepare?.() ?? {};
  const deadline = Date.now() + stage.timeoutMinutes * 60_000;
  let last: CommandResult = { hasSucceeded: true, hasTimedOut: false };
  for (const command of stage.commands) {
    if (last.hasSucceeded)
      last = await runCommand(command, { settings, logFile: getLogFile(stage), deadline, onOutput });
  }
  return last;
}
