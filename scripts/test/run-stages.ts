import type { Stage, StageResult } from './stage.ts';

const SIDE_BY_SIDE = 2;

function mayStart(stage: Stage, running: readonly Stage[]): boolean {
  if (running.length === 0) return true;
  const isFree =
    !stage.runsAlone && running.length < SIDE_BY_SIDE && !running.some(({ runsAlone }) => runsAlone);
  return isFree && !running.some(({ name }) => name === stage.dependsOn);
}

/**
 * Starts stages in their order, two side by side, except those that are to run alone. `run` is told which stages have
 * failed until then, and must not throw. `onEnd` hears of each stage as it ends.
 */
export async function runStages(
  stages: readonly Stage[],
  run: (stage: Stage, failedBefore: ReadonlySet<string>) => Promise<StageResult>,
  onEnd: (stage: Stage, outcome: StageResult) => void,
): Promise<void> {
  const failed = new Set<string>();
  const running = new Map<Stage, Promise<void>>();
  const start = async (stage: Stage) => {
    const outcome = await run(stage, failed);
    if (outcome.failed > 0) failed.add(stage.name);
    running.delete(stage);
    onEnd(stage, outcome);
  };
  for (const stage of stages) {
    while (!mayStart(stage, [...running.keys()])) await Promise.race(running.values());
    running.set(stage, start(stage));
  }
  await Promise.all(running.values());
}
