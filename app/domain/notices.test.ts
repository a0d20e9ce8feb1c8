import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOTICE_KINDS, type NoticeQuery, parseNoticeQuery, serialiseNoticeQuery } from './notices';

const query: fc.Arbitrary<NoticeQuery> = fc.record(
  { kind: fc.constantFrom(...NOTICE_KINDS), page: fc.integer({ min: 1, max: 1000 }) },
  { requiredKeys: ['page'] },
);

test('a query is read as it was written', () => {
  fc.assert(
    fc.property(query, (asked) => {
      expect(parseNoticeQuery(serialiseNoticeQuery(asked))).toEqual(asked);
    }),
  );
});

test('any address is read, and what cannot be is left out', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (kind, page) => {
      const read = parseNoticeQuery(new URLSearchParams({ kind, page }));
      expect(read.page).toBeGreaterThanOrEqual(1);
      expect(read.page).toBeLessThanOrEqual(1000);
      expect([undefined, ...NOTICE_KINDS]).toContain(read.kind);
    }),
  );
});
