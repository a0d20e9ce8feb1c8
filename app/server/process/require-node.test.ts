import { expect, it } from 'vitest';
import { explainOldNode } from './require-node.server';

it('an old Node is refused with the version that the site needs', () => {
  expect(explainOldNode('20.20.2')).toBe(
    'Error: the site needs Node 22.22 or later, and is tested with Node 24. This is Node 20.20.2.',
  );
  expect(explainOldNode('22.21.0')).toBeDefined();
  expect(explainOldNode('22.22.0')).toBeUndefined();
  expect(explainOldNode('24.0.0')).toBeUndefined();
});
