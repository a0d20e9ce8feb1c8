import { expect, test } from 'vitest';
import { addPaymentVisit, createReload, isConfirming, readPaymentVisit } from './payment-visit';

const read = (path: string) => readPaymentVisit(new URL(path, 'https://shop.example').searchParams);

test.each(['/shop/orders/TS-2627-000042?key=abc', '/account/order-history/TS-2627-000042'])(
  'a visit is added to %s and read again',
  (path) => {
    expect(read(addPaymentVisit(path, 'cancelled'))).toEqual({ kind: 'cancelled', checks: 0 });
    expect(read(addPaymentVisit(path, 'returned', 2))).toEqual({ kind: 'returned', checks: 2 });
    expect(new URL(addPaymentVisit(path, 'open'), 'https://shop.example').searchParams.get('key')).toBe(
      new URL(path, 'https://shop.example').searchParams.get('key'),
    );
  },
);

test.each(['/order', '/order?payment=', '/order?payment=paid'])('%s is no visit', (path) => {
  expect(read(path)).toBeUndefined();
});

test.each(['-1', 'many', '1e999', ''])('checks=%s count as none', (checks) => {
  expect(read(`/order?payment=returned&checks=${checks}`)?.checks).toBeLessThanOrEqual(1);
});

test('the page of a returned buyer loads again a few times, then it stops', () => {
  const path = '/shop/orders/TS-2627-000042?key=abc';
  let visit = read(addPaymentVisit(path, 'returned'));
  let reloads = 0;
  for (; visit && isConfirming(visit); reloads += 1) {
    const [seconds, next] = createReload(path, visit)?.split('; url=') ?? [];
    expect(Number(seconds)).toBeGreaterThan(0);
    visit = read(next ?? '');
  }
  expect(reloads).toBe(6);
  expect(visit && createReload(path, visit)).toBeUndefined();
  expect(createReload(path, { kind: 'cancelled', checks: 0 })).toBeUndefined();
});
