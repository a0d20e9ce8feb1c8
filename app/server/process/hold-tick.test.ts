import { expect, test } from 'vitest';
import { holdTick } from './hold-tick.server';

test('Node gives the object of a tick, which has its callback', async () => {
  expect(await holdTick()).toHaveProperty('callback', expect.any(Function));
});
