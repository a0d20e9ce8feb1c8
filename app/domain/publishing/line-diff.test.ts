import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DiffLine, diffLines } from './line-diff';

const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 }).map((lines) => lines.join('\n'));
const join = (lines: readonly DiffLine[], left: DiffLine['kind']) =>
  lines
    .filter(({ kind }) => kind !== left)
    .map((line) => line.text)
    .join('\n');

describe('line diff', () => {
  test('both texts can be read from it', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = diffLines(before, after);
        expect(join(lines, 'added')).toBe(before);
        expect(join(lines, 'removed')).toBe(after);
      }),
    );
  });

  test('one changed line leaves the others the same', () => {
    const kinds = diffLines('a\nb\nc', 'a\nx\nc').map(({ kind, text: line }) => `${kind} ${line}`);
    expect(kinds).toEqual(['same a', 'removed b', 'added x', 'same c']);
  });
});
