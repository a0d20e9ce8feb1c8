import type { Stage, StageResult } from './stage.ts';

const MAX_PARALLEL_STAGES = 2;

function canStart(stage: Stage, running: readonly Stage[]): boolean {
  if (running.length === 0) return true;
  const isFree =
    !stage.runsAlone && running.length < MAX_PARALLEL_STAGES && !running.some(({ runsAlone }) => runsAlone);
  return isFree && !running.some(({ name }) => name === stage.dependsOn);
}

/**
 * Runs stages in order, two at a time, except for stages that run alone. `run` gets the stages that have failed so far, and
 * must not throw. `onEnd` is called for each stage when it ends.
 */
export async function runStages(
  stages: readonly Stage[],
  run: (stage: Stage, failedStages: ReadonlySet<string>) => Promise<StageResult>,
  onEnd: (stage: Stage, result: StageResult) => void,
): Promise<void> {
  const failed = new Set<string>();
  const running = new Map<Stage, Promise<void>>();
  const start = async (stage: Stage) => {
    const result = await run(stage, failed);
    if (result.failed > 0) failed.add(stage.name);
    running.delete(stage);
    onEnd(stage, result);
  };
  for (const stage of stages) {
    while (!canStart(stage, [...running.keys()])) await Promise.race(running.values());
    running.set(stage, start(stage));
  }
  await Promise.all(running.values());
}
