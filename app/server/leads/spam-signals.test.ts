import { expect, test } from 'vitest';
import { spamSignals } from './spam-signals.server';

test.each([
  ['4210', 4210],
  ['4210.300000011921', 4210.300000011921],
])('%s milliseconds are known', (elapsed, filledInMs) => {
  expect(spamSignals({ elapsed })).toEqual({ filledInMs });
});

test.each([undefined, '', '-1', '1e9', 'soon', '9'.repeat(50), '0x10'])(
  '%j is as good as not said',
  (elapsed) => {
    expect(spamSignals({ elapsed, website: '' })).toEqual({});
  },
);

test('what stands in the hidden field is told', () => {
  expect(spamSignals({ website: 'https://x.example' })).toEqual({ honeypot: 'https://x.example' });
});
