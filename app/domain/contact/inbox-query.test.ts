import fc from 'fast-check';
import { expect, it } from 'vitest';
import { INBOX_VIEWS, parseInboxQuery, serialiseInboxQuery } from './inbox-query';
import { INBOX_KINDS } from './lead';

const parse = (text: string) => parseInboxQuery(new URLSearchParams(text));

it('lists new messages by default', () => {
  expect(parse('')).toEqual({ view: 'new', q: '' });
});

it('ignores unknown views, kinds and positions', () => {
  expect(parse('view=lost&kind=newsletter&after=1')).toEqual({ view: 'new', q: '' });
});

it('reads every query that it writes', () => {
  const queries = fc.record(
    {
      view: fc.constantFrom(...INBOX_VIEWS),
      q: fc.string({ maxLength: 80 }).map((text) => text.trim()),
      kind: fc.constantFrom(...INBOX_KINDS),
      after: fc.uuid(),
    },
    { requiredKeys: ['view', 'q'] },
  );
  fc.assert(
    fc.property(queries, (query) => {
      expect(parse(serialiseInboxQuery(query))).toEqual(query);
    }),
  );
});

it('shortens a long search text', () => {
  expect(parse(`q=${'a'.repeat(300)}`).q).toHaveLength(80);
});
