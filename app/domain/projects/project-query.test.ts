import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROJECT_VIEWS, parseProjectQuery, serialiseProjectQuery } from './project-query';

const cursor = fc.record({
  changedAt: fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }),
  id: fc.uuid(),
});
const query = fc.record(
  {
    view: fc.constantFrom(...PROJECT_VIEWS),
    q: fc.string({ maxLength: 80 }).map((text) => text.trim()),
    after: cursor,
  },
  { requiredKeys: ['view', 'q'] },
);

test('a query is the same after it was a URL', () => {
  fc.assert(
    fc.property(query, (wanted) => {
      expect(parseProjectQuery(new URLSearchParams(serialiseProjectQuery(wanted)))).toEqual(wanted);
    }),
  );
});

test('unknown values count as absent', () => {
  expect(parseProjectQuery(new URLSearchParams('view=lost&after=2026_x&q=%20'))).toEqual({
    view: 'all',
    q: '',
  });
});
