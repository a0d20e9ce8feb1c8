import { expect, it } from 'vitest';
import { isRestingPointer } from './is-resting-pointer';

it.each([
  ['a pointer that rests where the page appears', 'pointermove', 0, 0, true],
  ['a pointer that moves', 'pointermove', 0, 1, false],
  ['a pressed pointer', 'pointerdown', 0, 0, false],
])('%s', (_, type, movementX, movementY, expected) => {
  expect(isRestingPointer({ type, movementX, movementY })).toBe(expected);
});
