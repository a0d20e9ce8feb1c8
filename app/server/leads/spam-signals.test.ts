import { expect, test } from 'vitest';
import { readSpamSignals } from './spam-signals.server';

test.each([
  ['4210', 4210],
  ['4210.300000011921', 4210.300000011921],
])('%s is a valid time', (elapsed, filledInMs) => {
  expect(readSpamSignals({ elapsed })).toEqual({ filledInMs });
});

test.each([undefined, '', '-1', '1e9', 'soon', '9'.repeat(50), '0x10'])('%j is ignored', (elapsed) => {
  expect(readSpamSignals({ elapsed, website: '' })).toEqual({});
});

test('the hidden field is read', () => {
  expect(readSpamSignals({ website: 'https://x.example' })).toEqual({ honeypot: 'https://x.example' });
});
