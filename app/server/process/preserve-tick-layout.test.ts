import { expect, test } from 'vitest';
import { preserveTickLayout } from './preserve-tick-layout.server';

test('Node gives the object of a tick, which has its callback', async () => {
  expect(await preserveTickLayout()).toHaveProperty('callback', expect.any(Function));
});
