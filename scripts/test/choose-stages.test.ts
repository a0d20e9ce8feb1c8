import { expect, it } from 'vitest';
import { chooseStages } from './choose-stages.ts';
import { stages } from './stages.ts';

function listNames(...args: string[]): string[] {
  const choice = chooseStages(stages, args);
  if ('error' in choice) throw new Error(choice.error);
  return choice.stages.map(({ name }) => name);
}

it('without arguments all stages are run', () => {
  expect(listNames()).toEqual(stages.map(({ name }) => name));
});

it('--fast runs no stage that needs a build', () => {
  expect(listNames('--fast')).toContain('unit');
  expect(listNames('--fast')).not.toContain('build');
});

it('a named stage is run after the stage that it depends on', () => {
  expect(listNames('unit')).toEqual(['unit']);
  expect(listNames('e2e')).toEqual(['build', 'e2e']);
  expect(listNames('http', 'unit')).toEqual(['build', 'unit', 'http']);
});

it('an unknown name is refused with the names of all stages', () => {
  expect(() => listNames('unit', 'end-to-end')).toThrow(/unknown stage "end-to-end".*one of: lint, types/);
});
