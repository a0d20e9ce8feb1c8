import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSlug } from './slug';

test('a slug of any title is empty or usable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (title) => {
      expect(createSlug(title)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
    }),
  );
});
