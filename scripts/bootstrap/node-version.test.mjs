import { expect, it } from 'vitest';
import { isAtLeast, requireSupportedNode } from './node-version.mjs';

it.each([
  ['v22.22.0', true],
  ['v22.9.1', false],
  ['v21.30.0', false],
  ['v24.0.0', true],
])('%s is at least 22.22: %s', (version, expected) => {
  expect(isAtLeast(version, [22, 22])).toBe(expected);
});

it('refuses an old Node with a message', () => {
  expect(() => requireSupportedNode('v18.20.1')).toThrow(
    'Error: Tessera needs Node 20 or later. This is Node 18.20.1.',
  );
  expect(() => requireSupportedNode('v20.0.0')).not.toThrow();
});
