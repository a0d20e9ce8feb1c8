import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  parseSubscriberQuery,
  SUBSCRIBER_STATUSES,
  type SubscriberQuery,
  serialiseSubscriberQuery,
} from './subscriber-query';

const queries: fc.Arbitrary<SubscriberQuery> = fc.record(
  {
    view: fc.constantFrom(...SUBSCRIBER_STATUSES, 'all' as const),
    q: fc.constantFrom('', 'meera', 'a.b+c@example.com', '%_'),
    after: fc.uuid(),
  },
  { requiredKeys: ['view', 'q'] },
);

it('R-NEWSLETTER-8: a query that was written to a URL is read again as it was', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(parseSubscriberQuery(new URLSearchParams(serialiseSubscriberQuery(query)))).toEqual(query);
    }),
  );
});

it('R-NEWSLETTER-8: any URL is read', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, text, (view, q, after) => {
      const query = parseSubscriberQuery(
        new URLSearchParams([
          ['view', view],
          ['q', q],
          ['after', after],
        ]),
      );
      expect(['all', ...SUBSCRIBER_STATUSES]).toContain(query.view);
      expect(parseSubscriberQuery(new URLSearchParams(serialiseSubscriberQuery(query)))).toEqual(query);
    }),
  );
});
