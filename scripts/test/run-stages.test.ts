import { expect, it } from 'vitest';
import { runStages } from './run-stages';
import type { Stage, StageResult } from './stage';

const stage = (name: string, more: Partial<Stage> = {}): Stage => ({
  name,
  commands: [],
  timeoutMinutes: 1,
  ...more,
});
const passed: StageResult = { passed: 1, failed: 0, skipped: 0 };
const failed: StageResult = { passed: 0, failed: 1, skipped: 0 };

/** Runs stages that the test ends, and records their starts and ends. */
function startStages(...stages: Stage[]) {
  const events: string[] = [];
  const ends = new Map<string, (result: StageResult) => void>();
  const done = runStages(
    stages,
    ({ name }, failedStages) => {
      events.push([`${name} starts`, ...failedStages].join(' after '));
      return new Promise((end) => ends.set(name, end));
    },
    ({ name }, result) => events.push(`${name} ${result.failed > 0 ? 'failed' : 'passed'}`),
  );
  const end = async (name: string, result = passed) => {
    ends.get(name)?.(result);
    // Waits until the following stages have started.
    await new Promise(setImmediate);
  };
  return { events, end, done };
}

it('two stages run in parallel, and the next one starts when one has ended', async () => {
  const { events, end, done } = startStages(stage('lint'), stage('types'), stage('imports'));
  expect(events).toEqual(['lint starts', 'types starts']);
  await end('types');
  expect(events.slice(2)).toEqual(['types passed', 'imports starts']);
  await end('lint');
  await end('imports');
  await done;
  expect(events.slice(4)).toEqual(['lint passed', 'imports passed']);
});

it('a stage that runs alone waits for all others, and all others wait for it', async () => {
  const { events, end, done } = startStages(
    stage('lint'),
    stage('unit', { runsAlone: true }),
    stage('build'),
  );
  expect(events).toEqual(['lint starts']);
  await end('lint');
  expect(events.slice(1)).toEqual(['lint passed', 'unit starts']);
  await end('unit');
  expect(events.slice(3)).toEqual(['unit passed', 'build starts']);
  await end('build');
  await done;
});

it('a stage waits for the stage that it depends on, and gets its failure', async () => {
  const { events, end, done } = startStages(stage('build'), stage('http', { dependsOn: 'build' }));
  expect(events).toEqual(['build starts']);
  await end('build', failed);
  expect(events.slice(1)).toEqual(['build failed', 'http starts after build']);
  await end('http', failed);
  await done;
  expect(events.at(-1)).toBe('http failed');
});
