import { expect, it } from 'vitest';
import { isLoopbackHost } from './setting-types.server';

it.each(['localhost', 'LOCALHOST', 'localhost.', 'shop.localhost', '127.0.0.1', '127.8.9.1', '::1', '[::1]'])(
  '%s is reachable from this machine only',
  (host) => expect(isLoopbackHost(host)).toBe(true),
);

it.each(['0:0:0:0:0:0:0:1', '::ffff:127.0.0.1'])('%s is another form of it', (host) =>
  expect(isLoopbackHost(host)).toBe(true),
);

it.each([
  '0.0.0.0',
  '::',
  '[::]',
  '10.0.0.1',
  '128.0.0.1',
  '::ffff:10.0.0.1',
  'fe80::1',
  'example.com',
  'localhost.example.com',
  'notlocalhost',
  '127.0.0.1.example.com',
  'shop',
  '',
])('%j is not', (host) => expect(isLoopbackHost(host)).toBe(false));
