import { expect, inject, it } from 'vitest';
import { fetchUnitPrice, postCheckout, readOrderNumber } from '../support/checkout-requests';

/** As in app/server/discounts/check-code.server.ts. */
const CODES_AN_HOUR = 60;

it('codes that an order tries are limited as checked ones are, and an order without a code is placed', async () => {
  const siteUrl = inject('siteUrl');
  const productId = 'mosaic-mug';
  const purchase = { productId, quantity: 1, unitPrice: await fetchUnitPrice(siteUrl, productId) };
  const from = { 'X-Forwarded-For': '203.0.113.77' };
  const guess = (code: string) =>
    postCheckout(siteUrl, { ...purchase, fields: { discountCode: code } }, from);
  const statuses = new Set<number>();
  for (let count = 0; count < CODES_AN_HOUR; count += 1) statuses.add((await guess(`GUESS${count}`)).status);
  expect([...statuses]).toEqual([409]);
  const { status, text } = await guess('GUESS');
  expect([status, text.includes('Too many codes were tried.')]).toEqual([400, true]);
  expect(readOrderNumber(await postCheckout(siteUrl, purchase, from))).toBeDefined();
});
