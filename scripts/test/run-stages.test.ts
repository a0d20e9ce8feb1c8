import { expect, it } from 'vitest';
import { runStages } from './run-stages';
import type { Stage, StageResult } from './stage';

const stage = (name: string, more: Partial<Stage> = {}): Stage => ({
  name,
  commands: [],
  timeoutMinutes: 1,
  ...more,
});
const well: StageResult = { passed: 1, failed: 0, skipped: 0 };
const badly: StageResult = { passed: 0, failed: 1, skipped: 0 };

/** Runs stages that end when told to, and writes down what starts and ends. */
function begin(...stages: Stage[]) {
  const events: string[] = [];
  const ends = new Map<string, (outcome: StageResult) => void>();
  const done = runStages(
    stages,
    ({ name }, failedBefore) => {
      events.push([`${name} starts`, ...failedBefore].join(' after '));
      return new Promise((end) => ends.set(name, end));
    },
    ({ name }, { failed }) => events.push(`${name} ${failed > 0 ? 'failed' : 'passed'}`),
  );
  const end = async (name: string, outcome = well) => {
    ends.get(name)?.(outcome);
    // Whatever follows from it has happened by then.
    await new Promise(setImmediate);
  };
  return { events, end, done };
}

it('two run side by side, and the next one as soon as one has ended', async () => {
  const { events, end, done } = begin(stage('lint'), stage('types'), stage('imports'));
  expect(events).toEqual(['lint starts', 'types starts']);
  await end('types');
  expect(events.slice(2)).toEqual(['types passed', 'imports starts']);
  await end('lint');
  await end('imports');
  await done;
  expect(events.slice(4)).toEqual(['lint passed', 'imports passed']);
});

it('one that is to run alone waits for all others, and all others for it', async () => {
  const { events, end, done } = begin(stage('lint'), stage('unit', { runsAlone: true }), stage('build'));
  expect(events).toEqual(['lint starts']);
  await end('lint');
  expect(events.slice(1)).toEqual(['lint passed', 'unit starts']);
  await end('unit');
  expect(events.slice(3)).toEqual(['unit passed', 'build starts']);
  await end('build');
  await done;
});

it('one waits for the one it needs, and is told that it failed', async () => {
  const { events, end, done } = begin(stage('build'), stage('http', { dependsOn: 'build' }));
  expect(events).toEqual(['build starts']);
  await end('build', badly);
  expect(events.slice(1)).toEqual(['build failed', 'http starts after build']);
  await end('http', badly);
  await done;
  expect(events.at(-1)).toBe('http failed');
});
