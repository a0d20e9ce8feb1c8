import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { createLogger, loggedPath } from './logger.server';

it.each([
  ['/shop/orders/TS-2526-000001?key=secret', '/shop/orders/TS-2526-000001'],
  ['/messages/secret', '/messages/…'],
  ['/messages/secret.data', '/messages/…'],
  ['/notices/leave/projects/somebody?key=secret', '/notices/leave/projects/…'],
  ['/shop/grid', '/shop/grid'],
])('%s is logged as %s', (address, logged) => {
  expect(loggedPath(address)).toBe(logged);
});

it('a very long path is cut', () => {
  expect(loggedPath(`/${'a'.repeat(10_000)}`).length).toBeLessThanOrEqual(300);
});

it('a failed statement is logged without what somebody typed', () => {
  const written: string[] = [];
  const write = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => written.push(String(text)) > 0);
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: '(email)=(a@b.example)' });
  const error = new DrizzleQueryError('insert into leads values ($1)', ['a@b.example'], cause);
  createLogger('error').error({ fault: error });
  write.mockRestore();
  expect(written.join('')).toContain('insert into leads');
  expect(written.join('')).toContain('23505');
  expect(written.join('')).not.toContain('a@b.example');
});
