import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { redactPath } from '~/domain/site/private-paths';
import { createLogger } from './logger.server';

it.each([
  ['/shop/orders/TS-2526-000001?key=secret', '/shop/orders/TS-2526-000001'],
  ['/messages/secret', '/messages/…'],
  ['/messages/secret.data', '/messages/…'],
  ['/notices/leave/projects/user?key=secret', '/notices/leave/projects/…'],
  ['/stock-alerts/leave/hash?key=secret', '/stock-alerts/leave/…'],
  ['/shop/grid', '/shop/grid'],
])('%s is logged as %s', (path, logged) => {
  expect(redactPath(path)).toBe(logged);
});

it('a very long path is truncated', () => {
  expect(redactPath(`/${'a'.repeat(10_000)}`).length).toBeLessThanOrEqual(300);
});

it('a failed statement is logged without its values', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: '(email)=(a@b.example)' });
  const error = new DrizzleQueryError('insert into leads values ($1)', ['a@b.example'], cause);
  const file = join(mkdtempSync(join(tmpdir(), 'tessera-log-')), 'log');
  createLogger('error', pino.destination({ dest: file, sync: true })).error({ error });
  const written = readFileSync(file, 'utf8');
  rmSync(dirname(file), { recursive: true });
  expect(written).toContain('insert into leads');
  expect(written).toContain('23505');
  expect(written).not.toContain('a@b.example');
});
