import { expect, test } from 'vitest';
import { getTransferHint } from './get-transfer-hint';

test('R-GIFT-5: staff transfer what is not of a gift card', () => {
  expect(getTransferHint([{ provider: 'bank' }])).toBe('Leave it empty when you transfer the money later.');
  expect(getTransferHint([{ provider: 'gift-card' }, { provider: 'bank' }])).toContain(
    'transfer the rest only',
  );
});
