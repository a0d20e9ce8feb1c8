import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GUEST_VIEWS, type GuestQuery, parseGuestQuery, serialiseGuestQuery } from './guest-query';

const queries: fc.Arbitrary<GuestQuery> = fc.record(
  {
    view: fc.constantFrom(...GUEST_VIEWS),
    q: fc.constantFrom('', 'meera', 'TS-2627-000004', 'a.b+c@example.com', '%_'),
    after: fc.uuid(),
  },
  { requiredKeys: ['view', 'q'] },
);

it('R-TICKET-7: a query that was written to a URL is read again as it was', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(parseGuestQuery(new URLSearchParams(serialiseGuestQuery(query)))).toEqual(query);
    }),
  );
});

it('R-TICKET-7: any URL is read', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, text, (view, q, after) => {
      const query = parseGuestQuery(new URLSearchParams(Object.entries({ view, q, after })));
      expect(GUEST_VIEWS).toContain(query.view);
      expect(parseGuestQuery(new URLSearchParams(serialiseGuestQuery(query)))).toEqual(query);
    }),
  );
});
