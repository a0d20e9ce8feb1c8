import { expect, it } from 'vitest';
import { findDoneMessage } from './done-message';

const MESSAGES = { saved: 'Saved.' };

it('finds the message of what a form did', () => {
  expect(findDoneMessage(MESSAGES, new URLSearchParams('q=mug&done=saved'))).toBe('Saved.');
});

it.each(['', 'done=', 'done=other', 'done=constructor', 'done=__proto__'])('has none for “%s”', (query) => {
  expect(findDoneMessage(MESSAGES, new URLSearchParams(query))).toBeUndefined();
});
