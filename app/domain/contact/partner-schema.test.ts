import { describe, expect, test } from 'vitest';
import { calculateGstinCheckDigit } from '../india/gstin';
import { createPartnerSchema } from './partner-schema';

const schema = createPartnerSchema(['campus', 'sponsor']);
const validForm = {
  kind: 'campus',
  organisation: 'Periyar College',
  city: 'Salem',
  name: 'Asha Rao',
  email: 'asha@example.in',
  message: 'A hall for 300, free in February.',
};

function listIssues(value: unknown): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

test('Requires only kind, organisation, city, name, email and message', () => {
  expect(schema.parse({ ...validForm, web: '', gstin: ' ', role: '', phone: '' })).toEqual(validForm);
  expect(Object.keys(listIssues({}))).toEqual(['kind', 'organisation', 'city', 'name', 'email', 'message']);
  expect(listIssues({ ...validForm, kind: 'free-money' })).toHaveProperty('kind');
});

describe('GSTIN', () => {
  const valid = `33AABCP1234D1Z${calculateGstinCheckDigit('33AABCP1234D1Z')}`;

  test('is stored without spaces and dashes, in upper case', () => {
    const spaced = `${valid.slice(0, 2)} ${valid.slice(2, 12)}-${valid.slice(12)}`.toLowerCase();
    expect(schema.parse({ ...validForm, gstin: spaced }).gstin).toBe(valid);
  });

  test('with a typo or of the wrong length is refused', () => {
    const mistyped = `${valid.slice(0, -1)}${valid.endsWith('A') ? 'B' : 'A'}`;
    expect(listIssues({ ...validForm, gstin: mistyped }).gstin).toMatch(/typo/);
    expect(listIssues({ ...validForm, gstin: '29ABC' }).gstin).toMatch(/15 characters/);
  });
});

test.each([
  ['periyar.example', 'https://periyar.example'],
  ['http://periyar.example/a?b', 'http://periyar.example/a?b'],
])('The URL %s is stored as %s', (typed, stored) => {
  expect(schema.parse({ ...validForm, web: typed }).web).toBe(stored);
});

test.each(['javascript:alert(1)', 'no address', 'ftp://x.example', 'http://', 'x'.repeat(300)])(
  'The URL %s is refused',
  (web) => {
    expect(listIssues({ ...validForm, web })).toHaveProperty('web');
  },
);
