import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitComments } from './split-comments';

const lists = fc
  .array(fc.boolean(), { maxLength: 40 })
  .map((answers) => answers.map((isAnswered, place) => ({ place, isAnswered })));

it('every comment is in one of both parts, in its order', () => {
  fc.assert(
    fc.property(lists, (comments) => {
      const { earlier, shown } = splitComments(comments);
      expect([...earlier, ...shown]).toEqual(comments);
      expect(shown.length).toBe(Math.min(comments.length, 5));
    }),
  );
});

it('a comment that must be seen is never among the earlier ones', () => {
  fc.assert(
    fc.property(lists, (comments) => {
      const { earlier, shown } = splitComments(comments, ({ isAnswered }) => isAnswered);
      expect(earlier.every(({ isAnswered }) => isAnswered)).toBe(true);
      expect([...earlier, ...shown].toSorted((one, other) => one.place - other.place)).toEqual(comments);
      expect(shown).toEqual(shown.toSorted((one, other) => one.place - other.place));
    }),
  );
});
