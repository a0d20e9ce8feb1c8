import { expect, it } from 'vitest';
import { hasValidHost } from './host-header.server';

it.each([
  [['Host', 'www.example.com'], true],
  [['Accept', '*/*', 'host', 'localhost:3000'], true],
  [['Host', '[::1]:3000'], true],
  [['Host', '127.0.0.1'], true],
  [['Accept', '*/*'], true],
  [['Host', 'a.example', 'Host', 'b.example'], false],
  [['Host', 'a.example', 'hOsT', 'a.example'], false],
  [['Host', ''], false],
  [['Host', 'a.example, b.example'], false],
  [['Host', 'a.example/path'], false],
  [['Host', 'user@a.example'], false],
  [['Host', 'a.example:port'], false],
])('%j: %s', (rawHeaders, expected) => {
  expect(hasValidHost(rawHeaders)).toBe(expected);
});
