import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankInteractions } from './interactions';

const durations = fc.array(fc.nat(2_000), { minLength: 1, maxLength: 400 });

const read = (values: readonly number[], count?: number): number | undefined => {
  const interactions = rankInteractions(() => count);
  for (const [index, duration] of values.entries())
    interactions.add({ duration, interactionId: 100 + index * 7 });
  return interactions.read();
};

describe('R-MEASURE-4: interaction to next paint', () => {
  it('is the longest interaction, without one for each 50', () => {
    fc.assert(
      fc.property(durations, (values) => {
        const sorted = values.toSorted((one, other) => other - one);
        expect(read(values)).toBe(sorted[Math.min(9, Math.floor(values.length / 50))]);
      }),
    );
  });

  it('the count of the browser includes interactions without an entry', () => {
    expect(read([300, 200, 100], 49)).toBe(300);
    expect(read([300, 200, 100], 50)).toBe(200);
    expect(read([300, 200, 100], 5_000)).toBe(100);
  });

  it('events of one interaction count once, with the longest of them; others do not count', () => {
    const interactions = rankInteractions(() => undefined);
    expect(interactions.read()).toBeUndefined();
    interactions.add({ duration: 900, interactionId: 0 });
    interactions.add({ duration: 900 });
    expect(interactions.read()).toBeUndefined();
    for (const duration of [24, 96, 40]) interactions.add({ duration, interactionId: 7 });
    expect(interactions.read()).toBe(96);
  });
});
