import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  ADVISED_LAUNCH_STEPS,
  type LaunchStepId,
  listLaunchSteps,
  REQUIRED_LAUNCH_STEPS,
} from '~/domain/operations/launch-step';
import { LaunchChecklist } from './launch-checklist';

const listWith = (...done: LaunchStepId[]) => {
  const ids = [...REQUIRED_LAUNCH_STEPS, ...ADVISED_LAUNCH_STEPS];
  const isDone = Object.fromEntries(ids.map((id) => [id, done.includes(id)]));
  return listLaunchSteps(isDone as Record<LaunchStepId, boolean>);
};

const render = (sampleProducts: number, ...done: LaunchStepId[]) =>
  renderToStaticMarkup(
    <LaunchChecklist
      steps={listWith(...done) ?? []}
      sampleFacts="the GSTIN and UPI id"
      sampleProducts={sampleProducts}
    />,
  );

describe('R-SETUP-2: the list of what a new site needs', () => {
  test('is shown while a required step is open, and not for recommended steps alone', () => {
    expect(listWith(...REQUIRED_LAUNCH_STEPS)).toBeUndefined();
    for (const open of REQUIRED_LAUNCH_STEPS) {
      const others = [...REQUIRED_LAUNCH_STEPS, ...ADVISED_LAUNCH_STEPS].filter((id) => id !== open);
      expect(listWith(...others)?.filter(({ isDone }) => !isDone)).toEqual([
        { id: open, isRequired: true, isDone: false },
      ]);
    }
  });

  test('an open step has what was found and its action, a step that is done has neither', () => {
    const open = render(24);
    expect(open).toContain('0 of 8 done');
    expect(open).toContain('Those of the sample company are still there: the GSTIN and UPI id.');
    expect(open).toContain('24 sample products are for sale.');
    expect(open).toContain('value="withdraw-samples"');
    expect(render(1)).toContain('1 sample product is for sale.');

    const done = render(0, 'products', 'backup');
    expect(done).toContain('2 of 8 done');
    expect(done).not.toContain('withdraw-samples');
    expect(done).not.toContain('Open the backups');
    expect(done).toContain('Open the settings');
  });
});
