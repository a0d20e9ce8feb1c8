import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { countReport } from './count-report.ts';
import { startProgress } from './progress.ts';
import { type Ended, runCommand } from './run-command.ts';
import { type Outcome, resultsFolder, type Stage } from './stage.ts';

const failedOnce = (reason: string): Outcome => ({ passed: 0, failed: 1, skipped: 0, reason });

export const logFileOf = (stage: Stage): string => `${resultsFolder}/${stage.name}.log`;

/**
 * Runs one stage to its end and counts it; nothing it does ends the run as a whole.
 * `failedBefore` are the stages that failed: one that needs such a stage fails without being run.
 */
export async function runStage(stage: Stage, failedBefore: ReadonlySet<string>): Promise<Outcome> {
  const report = `${resultsFolder}/${stage.name}.json`;
  mkdirSync(resultsFolder, { recursive: true });
  rmSync(report, { force: true });
  writeFileSync(logFileOf(stage), '');
  const progress = startProgress(stage);
  let outcome: Outcome;
  try {
    if (stage.needs && failedBefore.has(stage.needs))
      throw new Error(`Not run, because ${stage.needs} failed.`);
    const { endedWell, stopped } = await runCommands(stage, progress.read);
    outcome = countReport(stage.report, report, endedWell);
    if (stopped) outcome.reason = `It was stopped: still running after ${stage.minutes} minutes.`;
  } catch (error) {
    outcome = failedOnce(error instanceof Error ? error.message : String(error));
  }
  progress.finish(outcome);
  return outcome;
}

async function runCommands(stage: Stage, onOutput: (text: string) => void): Promise<Ended> {
  const settings = stage.prepare?.() ?? {};
  const deadline = Date.now() + stage.minutes * 60_000;
  let ended: Ended = { endedWell: true, stopped: false };
  for (const command of stage.commands) {
    if (ended.endedWell)
      ended = await runCommand(command, { settings, logFile: logFileOf(stage), deadline, onOutput });
  }
  return ended;
}
