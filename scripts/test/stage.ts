export interface Command {
  /** A script for Node, from the root of the project. */
  script: string;
  args: readonly string[];
}

export interface Stage {
  name: string;
  /** Run in order. The first failed command ends the stage. */
  commands: readonly Command[];
  /** After this time the stage is stopped and counts as failed. */
  timeoutMinutes: number;
  /** The tool whose JSON report contains the test results. Without it the stage counts as one test. */
  report?: 'vitest' | 'playwright';
  /** Part of `npm run check`. */
  isFast?: boolean;
  /** The stage uses all processors for minutes. No other stage runs at the same time. */
  runsAlone?: boolean;
  /** The stage is not run when this stage has failed. */
  dependsOn?: string;
  /** Prepares the stage and returns settings for its commands. Throws an error whose message describes the solution. */
  prepare?: () => Record<string, string>;
}

export interface StageResult {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of passed tests that failed at their first attempt, with the first line of that error. */
  repeated?: readonly string[];
  /** Why the stage failed, if its output does not contain it. */
  reason?: string;
}

export const resultsFolder = 'results/test';
