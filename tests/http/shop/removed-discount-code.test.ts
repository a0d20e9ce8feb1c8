import { expect, inject, it } from 'vitest';
import { fetchUnitPrice, postCheckout, readOrderNumber } from '../support/checkout-requests';

it('R-DISCOUNT-5: a code that was applied and then removed places no order before the new total is shown', async () => {
  const siteUrl = inject('siteUrl');
  const productId = 'mosaic-mug';
  const purchase = { productId, quantity: 1, unitPrice: await fetchUnitPrice(siteUrl, productId) };
  const fields = { discountCode: ' ', shownDiscount: '25000' };
  const { status, text } = await postCheckout(siteUrl, { ...purchase, fields });
  expect(status).toBe(400);
  expect(text).toContain('You removed the code, so the order has not been placed.');
  expect(text).toMatch(/<input[^>]*name="shownDiscount"[^>]*value=""/);
  const next = await postCheckout(siteUrl, { ...purchase, fields: { ...fields, shownDiscount: '' } });
  expect(readOrderNumber(next)).toBeDefined();
});
