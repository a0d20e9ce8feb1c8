import { describe, expect, it } from 'vitest';
import { bridgeSteps } from './bridge-weeks';
import { comingSoonProducts } from './coming-soon-content';
import { hackwiseNight, hackwiseWishes } from './hackwise-night';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('pages of products that are coming', () => {
  it('has a place in the weeks for each part of Bridge, in order', () => {
    expect(bridgeSteps.map(({ part }) => part)).toEqual(
      comingSoonProducts.bridge.parts.map(({ name }) => name),
    );
    const firstColumns = bridgeSteps.map(({ columns: [first] }) => first);
    expect(firstColumns).toEqual([...firstColumns].sort((a, b) => a - b));
  });

  it('cuts the plan of the sample team to the hours that are left', () => {
    const staying = hackwiseWishes.filter(({ isCut }) => !isCut);
    expect(sum(staying.map(({ hours }) => hours))).toBe(hackwiseNight.hoursLeft);
    expect(sum(hackwiseWishes.map(({ hours }) => hours))).toBeGreaterThan(hackwiseNight.hoursLeft);
  });
});
