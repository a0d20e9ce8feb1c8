import { expect, test } from 'vitest';
import { formatValue } from './check-settings.ts';

test.each([
  ['postgres://site:secret@db.example/site', 'postgres://site:…@db.example/site'],
  ['postgres://site:se@cr@et@db.example/site', 'postgres://site:…@db.example/site'],
  ['smtps://:secret@mail.example.com', 'smtps://:…@mail.example.com'],
  [
    'postgres://db.example/site?user=site&password=secret&ssl=true',
    'postgres://db.example/site?user=site&password=…&ssl=true',
  ],
  ['https://www.example.com:8443', 'https://www.example.com:8443'],
])('the password of %s is not shown', (value, shown) => {
  expect(formatValue('DATABASE_URL', value)).toBe(shown);
});

test('of a secret, only the length is shown', () => {
  expect(formatValue('SESSION_SECRET', 'x'.repeat(32))).toBe('set (32 characters, not shown)');
});
