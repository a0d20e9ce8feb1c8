import { expect, it, vi } from 'vitest';
import { onPresence } from './presence';

const movePointer = (movementX: number, movementY: number) =>
  document.dispatchEvent(
    Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY }),
  );

it('a pointer that moves shows a visitor; one that rests where the page appears does not', () => {
  const run = vi.fn();
  onPresence(run);
  movePointer(0, 0);
  expect(run).not.toHaveBeenCalled();
  movePointer(0, 1);
  movePointer(3, 0);
  expect(run).toHaveBeenCalledOnce();
});
