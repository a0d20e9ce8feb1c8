import { spawnSync } from 'node:child_process';
import { totalmem } from 'node:os';
import { expect, test } from 'vitest';
import { getAvailableMemory, getMemoryArguments } from './memory-arguments.mjs';

test('only little memory changes how Node is started', () => {
  expect(getMemoryArguments(1024 ** 3)).toEqual(['--liftoff-only']);
  expect(getMemoryArguments(2 * 1024 ** 3)).toEqual([]);
});

test('the available memory is that of the machine at most', () => {
  expect(getAvailableMemory()).toBeGreaterThan(0);
  expect(getAvailableMemory()).toBeLessThanOrEqual(totalmem());
});

test('Node starts with the arguments', () => {
  const { status } = spawnSync(process.execPath, [...getMemoryArguments(0), '--eval', '']);
  expect(status).toBe(0);
});
