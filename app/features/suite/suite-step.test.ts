import { expect, it } from 'vitest';
import { productHandovers } from '~/content/products/product-finder-content';
import { getSoftwareProduct } from '~/content/products/software-products';
import { suitePositions, suiteSteps } from '~/content/products/suite-content';
import { parseSuiteStep } from './suite-step';

it.each([
  ['step=4', 4],
  ['', 1],
  ['step=7', 1],
  ['step=02', 1],
  ['step=__proto__', 1],
])('"%s" is step %i', (query, step) => {
  expect(parseSuiteStep(new URLSearchParams(query))).toBe(step);
});

it('the steps are the handovers of the product finder', () => {
  const toPair = ({ from, to }: { from: string; to: string }) => `${from} ${to}`;
  expect(suiteSteps.map(toPair).toSorted()).toEqual(productHandovers.map(toPair).toSorted());
});

it('a step that does not work today names another way, and one that works has none', () => {
  for (const { from, to, untilThen } of suiteSteps) {
    const isToday = [from, to].every((id) => getSoftwareProduct(id).state === 'live');
    expect(untilThen === undefined, `${from} to ${to}`).toBe(isToday);
  }
});

it('products that hand over to each other are neighbours in the drawing', () => {
  for (const { from, to } of suiteSteps) {
    const [rowFrom, columnFrom] = suitePositions[from];
    const [rowTo, columnTo] = suitePositions[to];
    expect(Math.abs(rowFrom - rowTo) + Math.abs(columnFrom - columnTo)).toBe(1);
  }
});

it('no text has a gap where a fact is missing', () => {
  expect(JSON.stringify(suiteSteps)).not.toContain('undefined');
});
