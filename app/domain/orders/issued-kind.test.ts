import { describe, expect, test } from 'vitest';
import {
  EVENTS_CATEGORY_ID,
  GIFT_CARD_PRODUCT_ID,
  getDeliveryNeeds,
  getFormNeeds,
  getIssuedKind,
  NAMED_INVOICE_THRESHOLD,
} from './issued-kind';

const mug = { id: 'mosaic-mug', categoryId: 'table' };
const seat = { id: 'workshop-ticket', categoryId: EVENTS_CATEGORY_ID };
const giftCard = { id: GIFT_CARD_PRODUCT_ID, categoryId: EVENTS_CATEGORY_ID };
/** Of a product without a category, such as one whose category was deleted. */
const plain = { id: 'poster' };

const cartOf = (products: readonly { id: string; categoryId?: string }[], quantity = 1, taxable = 100) => ({
  lines: products.map((product) => ({ product, quantity })),
  priced: { taxable },
});

test('gift cards and seats are issued, everything else is sent', () => {
  const kinds = [mug, plain, seat, giftCard].map(({ id: productId, ...category }) =>
    getIssuedKind({ productId, ...category }),
  );
  expect(kinds).toEqual([undefined, undefined, 'ticket', 'gift-card']);
});

describe('R-CHECKOUT-2', () => {
  test.each([
    ['goods', [mug], false, false],
    ['a seat', [seat], true, false],
    ['a gift card', [giftCard], true, true],
    ['a seat and a gift card', [seat, giftCard], true, true],
    ['goods and a gift card', [mug, giftCard], false, true],
    ['nothing', [], false, false],
  ])('%s', (_, products, isDeliveredByEmail, hasGiftCard) => {
    expect(getDeliveryNeeds(cartOf(products))).toEqual({
      isDeliveredByEmail,
      hasGiftCard,
      isInvoiceNamed: false,
    });
  });

  test('lines without units count for the form alone', () => {
    const soldOut = { ...cartOf([seat]), lines: [...cartOf([seat]).lines, ...cartOf([mug], 0).lines] };
    expect(getDeliveryNeeds(soldOut).isDeliveredByEmail).toBe(true);
    expect(getFormNeeds(soldOut).isDeliveredByEmail).toBe(false);
    expect(getDeliveryNeeds(cartOf([seat], 0)).isDeliveredByEmail).toBe(false);
    expect(getFormNeeds(cartOf([seat], 0)).isDeliveredByEmail).toBe(true);
  });

  test('the invoice of a large order names its recipient', () => {
    const isNamed = (taxable: number) => getDeliveryNeeds(cartOf([seat], 1, taxable)).isInvoiceNamed;
    expect([NAMED_INVOICE_THRESHOLD - 1, NAMED_INVOICE_THRESHOLD].map(isNamed)).toEqual([false, true]);
  });
});
