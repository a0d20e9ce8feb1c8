export interface Command {
  /** A script for Node, from the root of the project. */
  script: string;
  args: readonly string[];
}

export interface Stage {
  name: string;
  /** Run one after the other; the first that fails ends the stage. */
  commands: readonly Command[];
  /** A stage still running after this long is stopped and counts as failed. */
  timeoutMinutes: number;
  /** Whose JSON report says how many tests passed and failed; without it the stage is one check. */
  report?: 'vitest' | 'playwright';
  /** Part of `npm run check`. */
  isFast?: boolean;
  /** Keeps every processor busy by itself, so that nothing else runs meanwhile. */
  runsAlone?: boolean;
  /** The stage cannot say anything when this one has failed. */
  dependsOn?: string;
  /** What must be there first; gives settings for the commands. Throws an error that says what to do. */
  prepare?: () => Record<string, string>;
}

export interface StageResult {
  passed: number;
  failed: number;
  skipped: number;
  /** Why it failed, when the output alone does not say. */
  reason?: string;
}

export const resultsFolder = 'results/test';
