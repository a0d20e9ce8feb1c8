import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { countTestResults } from './count-test-results.ts';
import { type CommandResult, runCommand } from './run-command.ts';
import { resultsFolder, type Stage, type StageResult } from './stage.ts';
import { startStageProgress } from './stage-progress.ts';

const failedOnce = (reason: string): StageResult => ({ passed: 0, failed: 1, skipped: 0, reason });

export const getLogFile = (stage: Stage): string => `${resultsFolder}/${stage.name}.log`;

/**
 * Runs one stage to its end and counts it; nothing it does ends the run as a whole.
 * `failedBefore` are the stages that failed: one that needs such a stage fails without being run.
 */
export async function runStage(stage: Stage, failedBefore: ReadonlySet<string>): Promise<StageResult> {
  const report = `${resultsFolder}/${stage.name}.json`;
  mkdirSync(resultsFolder, { recursive: true });
  rmSync(report, { force: true });
  writeFileSync(getLogFile(stage), '');
  const progress = startStageProgress(stage);
  let outcome: StageResult;
  try {
    if (stage.dependsOn && failedBefore.has(stage.dependsOn))
      throw new Error(`Not run, because ${stage.dependsOn} failed.`);
    const { hasSucceeded, hasTimedOut } = await runCommands(stage, progress.read);
    outcome = countTestResults(stage.report, report, hasSucceeded);
    if (hasTimedOut) outcome.reason = `It was stopped: still running after ${stage.timeoutMinutes} minutes.`;
  } catch (error) {
    outcome = failedOnce(error instanceof Error ? error.message : String(error));
  }
  progress.finish(outcome);
  return outcome;
}

async function runCommands(stage: Stage, onOutput: (text: string) => void): Promise<CommandResult> {
  const settings = stage.prepare?.() ?? {};
  const deadline = Date.now() + stage.timeoutMinutes * 60_000;
  let ended: CommandResult = { hasSucceeded: true, hasTimedOut: false };
  for (const command of stage.commands) {
    if (ended.hasSucceeded)
      ended = await runCommand(command, { settings, logFile: getLogFile(stage), deadline, onOutput });
  }
  return ended;
}
