import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { calculateContrastRatio, parseColour } from './colour-contrast';

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  test('WCAG: black on white is 21, a colour on itself 1', () => {
    expect(calculateContrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 10);
    expect(calculateContrastRatio('#777777', '#777777')).toBe(1);
    expect(calculateContrastRatio('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(calculateContrastRatio('#777777', '#ffffff')).toBeLessThan(4.5);
  });

  it('is symmetric, and from 1 to 21', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (first, second) => {
        const ratio = calculateContrastRatio(first, second);
        expect(ratio).toBe(calculateContrastRatio(second, first));
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21);
      }),
    );
  });
});

describe('a declared colour', () => {
  test.each([
    ['#FFF', '#ffffff'],
    [' White ', '#ffffff'],
    ['rgb(1, 2, 300)', '#0102ff'],
    ['rgb(17 34 51 / 100%)', '#112233'],
    ['rgba(17, 34, 51, 1)', '#112233'],
  ])('%s is parsed', (declared, colour) => expect(parseColour(declared)).toBe(colour));

  test.each(['var(--ink)', 'transparent', 'rgba(0,0,0,.5)', '#12345678', 'picture', 'constructor', ''])(
    '"%s" is undefined',
    (declared) => expect(parseColour(declared)).toBeUndefined(),
  );

  it('round-trips through its channels', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const channels = [1, 3, 5].map((index) => Number.parseInt(colour.slice(index, index + 2), 16));
        expect(parseColour(`rgb(${channels.join(', ')})`)).toBe(colour);
      }),
    );
  });
});
