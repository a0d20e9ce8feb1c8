import { expect, it } from 'vitest';
import { listSelectableOptions, needsOptionChoice } from './product-options';

it('needs a choice only where there is more than one option', () => {
  const withOptions = (colours: string[], size: string[]) => ({
    attributes: { colors: colours.map((name) => ({ name })), size },
  });
  expect(needsOptionChoice(withOptions(['White'], []))).toBe(false);
  expect(needsOptionChoice(withOptions(['White'], ['M']))).toBe(false);
  expect(needsOptionChoice(withOptions(['White', 'Black'], []))).toBe(true);
  expect(listSelectableOptions(withOptions(['White'], ['M', 'L']))).toEqual({
    colours: [],
    sizes: ['M', 'L'],
  });
});
