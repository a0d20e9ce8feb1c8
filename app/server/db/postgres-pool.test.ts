import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { beginTransaction } from './postgres-pool.server';

test('a connection that is lost while a transaction begins does not end the process', async () => {
  const listeners: number[] = [];
  const connection = Object.assign(new EventEmitter(), {
    async query() {
      listeners.push(connection.listenerCount('error'));
      // Without a listener, it throws.
      connection.emit('error', new Error('Connection terminated unexpectedly'));
    },
    release: () => undefined,
  });
  const pool = { connect: async () => connection } as unknown as pg.Pool;
  expect(await beginTransaction(pool)).toBe(connection);
  expect(listeners).toEqual([1]);
  expect(connection.listenerCount('error')).toBe(0);
});
