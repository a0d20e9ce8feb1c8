import { describe, expect, test } from 'vitest';
import { calculateGstinCheckDigit } from '../india/gstin';
import { partnerSchema } from './partner-schema';

const schema = partnerSchema(['campus', 'sponsor']);
const filled = {
  kind: 'campus',
  organisation: 'Periyar College',
  city: 'Salem',
  name: 'Asha Rao',
  email: 'asha@example.in',
  message: 'A hall for 300, free in February.',
};

function faults(value: unknown): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

test('A house, a person and a few words are enough', () => {
  expect(schema.parse({ ...filled, web: '', gstin: ' ', role: '', phone: '' })).toEqual(filled);
  expect(Object.keys(faults({}))).toEqual(['kind', 'organisation', 'city', 'name', 'email', 'message']);
  expect(faults({ ...filled, kind: 'free-money' })).toHaveProperty('kind');
});

describe('GSTIN', () => {
  const right = `33AABCP1234D1Z${calculateGstinCheckDigit('33AABCP1234D1Z')}`;

  test('may be left out, and is kept without what people put between', () => {
    const spaced = `${right.slice(0, 2)} ${right.slice(2, 12)}-${right.slice(12)}`.toLowerCase();
    expect(schema.parse({ ...filled, gstin: spaced }).gstin).toBe(right);
  });

  test('with a typing mistake is told from one without', () => {
    const wrong = `${right.slice(0, -1)}${right.endsWith('A') ? 'B' : 'A'}`;
    expect(faults({ ...filled, gstin: wrong }).gstin).toMatch(/typing mistake/);
    expect(faults({ ...filled, gstin: '29ABC' }).gstin).toMatch(/15 characters/);
  });
});

test.each([
  ['periyar.example', 'https://periyar.example'],
  ['http://periyar.example/a?b', 'http://periyar.example/a?b'],
])('The web address %s is kept as %s', (written, kept) => {
  expect(schema.parse({ ...filled, web: written }).web).toBe(kept);
});

test.each(['javascript:alert(1)', 'no address', 'ftp://x.example', 'http://', 'x'.repeat(300)])(
  'The web address %s is refused',
  (web) => {
    expect(faults({ ...filled, web })).toHaveProperty('web');
  },
);
