import { expect, it } from 'vitest';
import { removeTextSeparators } from './text-separators.server';

it('the comments of React are removed, but not those in islands, with the blocks inside them', () => {
  const island = '<div data-island="a" data-props="{}"><div>3<!-- --> of 4</div><p>5<!-- -->%</p></div>';
  expect(
    removeTextSeparators(
      `<div>1<!-- --> of 2</div>${island}<div>6<!-- -->%</div>${island}<!--$--><p>7<!-- -->%</p><!--/$-->`,
    ),
  ).toBe(`<div>1 of 2</div>${island}<div>6%</div>${island}<p>7%</p>`);
});

it('other comments stay', () => {
  expect(removeTextSeparators('<!-- 1 --><p>2</p>')).toBe('<!-- 1 --><p>2</p>');
});
