import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseApplicationQuery, serialiseApplicationQuery } from './application-query';
import { APPLICATION_STAGES } from './application-stage';

const queries = fc.record(
  {
    q: fc.string({ maxLength: 80 }).map((text) => text.trim()),
    role: fc.constantFrom('full-stack-engineer-kochi', 'payroll'),
    stage: fc.constantFrom(...APPLICATION_STAGES),
    after: fc.constant('01938f00-0000-7000-8000-00000000ffff'),
  },
  { requiredKeys: ['q'] },
);

it('a query is read as it was written', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(parseApplicationQuery(new URLSearchParams(serialiseApplicationQuery(query)))).toEqual(query);
    }),
  );
});

it('unknown values count as absent', () => {
  const params = new URLSearchParams({ role: '../x', stage: 'lost', after: '1', q: ' a ' });
  expect(parseApplicationQuery(params)).toEqual({ q: 'a' });
});
