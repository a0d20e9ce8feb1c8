import { describe, expect, test } from 'vitest';
import type { PaymentMethod } from '~/domain/orders/checkout-schema';
import type { OnlineMethod } from '~/domain/payments/payment-method';
import { priced } from '~/server/email/templates/sample-order.server';
import { getBankTransferDetails } from '~/server/payments/bank-transfer.server';
import { getOutstandingPayment, listOtherWays } from '~/server/payments/outstanding-payment.server';
import { createUpiPayment } from '~/server/payments/upi.server';
import { site } from '~site';

const order = { number: 'TS-2627-000042', amount: 212_282 };

describe('UPI payment', () => {
  test('the link has the exact amount and the order number', () => {
    const link = new URL(createUpiPayment(order)?.link ?? '');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      pa: site.payment.upiId,
      am: '2122.82',
      cu: 'INR',
      tr: order.number,
    });
    expect(createUpiPayment(order, 'other@bank')?.link).toContain('pa=other@bank');
  });

  test('the QR code is a square of whole modules with a white border', () => {
    const { path, size } = createUpiPayment(order)?.qr ?? { path: '', size: 0 };
    const modules = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
    for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
      modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
    }
    expect(path.replace(/M\d+ \d+h\d+v1h-\d+z/g, '')).toBe('');
    const row = (y: number) => modules[y]?.map((dark) => (dark ? '#' : '.')).join('') ?? '';
    for (const edge of [0, 1, 2, 3, size - 1]) expect(row(edge)).toBe('.'.repeat(size));
    // The upper left finder pattern of every QR code.
    expect([4, 5, 6].map((y) => row(y).slice(4, 11))).toEqual(['#######', '#.....#', '#.###.#']);
  });

  test('an amount of 0 has no payment', () => {
    expect(createUpiPayment({ ...order, amount: 0 })).toBeUndefined();
  });
});

test('bank transfer details have account, amount and order number', () => {
  const details = Object.fromEntries(getBankTransferDetails(order).map(({ label, value }) => [label, value]));
  expect(details).toMatchObject({
    IFSC: site.payment.bank.ifsc,
    Amount: 'Rs. 2,122.82',
    Reference: order.number,
  });
});

describe('R-PAYMENT-10: the other ways to pay', () => {
  const balance = { received: 12_282, refunded: 0, outstanding: 200_000, excess: 0 };
  const unpaid = { number: order.number, priced, paid: false, status: 'placed', balance } as const;
  const list = (paymentMethod: PaymentMethod, methods: OnlineMethod[] = ['card', 'razorpay']) =>
    listOtherWays({ ...unpaid, paymentMethod }, site.payment.upiId, methods);

  test('are all that the shop offers, for what is outstanding', () => {
    expect(list('card').map(({ method }) => method)).toEqual(['upi', 'bank', 'razorpay']);
    expect(list('bank').map(({ method }) => method)).toEqual(['upi', 'card', 'razorpay']);
    expect(list('upi').map(({ amount }) => amount)).toEqual([200_000, 200_000, 200_000]);
  });

  test('an order of a method that is switched off is paid by UPI, and has no second UPI', () => {
    const card = { ...unpaid, paymentMethod: 'card' } as const;
    expect(getOutstandingPayment(card, site.payment.upiId)?.method).toBe('upi');
    expect(list('card', []).map(({ method }) => method)).toEqual(['bank']);
  });

  test('a paid or cancelled order has none', () => {
    const card = { ...unpaid, paymentMethod: 'card' } as const;
    expect(listOtherWays({ ...card, paid: true }, site.payment.upiId)).toEqual([]);
    expect(listOtherWays({ ...card, status: 'cancelled' }, site.payment.upiId)).toEqual([]);
  });
});
