import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areRefundedUnitsRestocked,
  canChangeOrderStatus,
  getOrderStatusLabel,
  hasParcel,
  isRestockedOn,
  listNextStatuses,
  ORDER_STATUSES,
  type OrderActor,
  parseOrderNumber,
} from './order-status';

const ACTORS: OrderActor[] = ['buyer', 'staff', 'payment'];

describe('R-ORDER-5: placed → paid → packed → shipped → delivered; cancelled, refunded', () => {
  test('an admin moves an order one step forward at a time', () => {
    const steps = ['placed', 'paid', 'packed', 'shipped', 'delivered'] as const;
    for (const [current, from] of steps.entries()) {
      for (const [target, to] of steps.entries()) {
        expect(canChangeOrderStatus({ status: from, paid: current > 0 }, to, 'staff')).toBe(
          target === current + 1,
        );
      }
    }
  });

  test('R-ORDER-6: a buyer can cancel before packing and nothing else', () => {
    const allowed = ORDER_STATUSES.map((status) => listNextStatuses({ status, paid: true }, 'buyer'));
    expect(allowed).toEqual([['cancelled'], ['cancelled'], [], [], [], [], []]);
  });

  test('a payment provider reports payments and refunds and nothing else', () => {
    expect(listNextStatuses({ status: 'placed', paid: false }, 'payment')).toEqual(['paid']);
    expect(listNextStatuses({ status: 'packed', paid: true }, 'payment')).toEqual(['refunded']);
  });

  test('only a paid order can be refunded', () => {
    expect(canChangeOrderStatus({ status: 'cancelled', paid: true }, 'refunded', 'staff')).toBe(true);
    expect(canChangeOrderStatus({ status: 'cancelled', paid: false }, 'refunded', 'staff')).toBe(false);
    expect(canChangeOrderStatus({ status: 'placed', paid: false }, 'refunded', 'staff')).toBe(false);
  });

  test('no actor can change a refunded order', () => {
    for (const actor of ACTORS)
      expect(listNextStatuses({ status: 'refunded', paid: true }, actor)).toEqual([]);
  });

  test('R-BILLING-2, R-BILLING-3: an invoice of a milestone is not cancelled by its buyer, nor by staff once it is paid', () => {
    const invoice = { isDeliveredByEmail: true, dueOn: '2026-12-01' };
    expect(listNextStatuses({ ...invoice, status: 'placed', paid: false }, 'buyer')).toEqual([]);
    expect(listNextStatuses({ ...invoice, status: 'placed', paid: false }, 'staff')).toEqual([
      'paid',
      'cancelled',
    ]);
    expect(listNextStatuses({ ...invoice, status: 'delivered', paid: true }, 'staff')).toEqual(['refunded']);
    const seats = { isDeliveredByEmail: true, status: 'delivered', paid: true } as const;
    expect(listNextStatuses(seats, 'staff')).toEqual(['cancelled', 'refunded']);
  });

  test('R-ADMIN-6: an order that has ended and one that goes by email have no parcel', () => {
    const withParcel = ORDER_STATUSES.filter((status) => hasParcel({ status }));
    expect(withParcel).toEqual(['placed', 'paid', 'packed', 'shipped', 'delivered']);
    expect(hasParcel({ status: 'paid', isDeliveredByEmail: true })).toBe(false);
  });

  test('refunded units are restocked when they were paid and not sent; seats also after their delivery', () => {
    const goods = ORDER_STATUSES.filter((status) => areRefundedUnitsRestocked({ status, paid: true }));
    expect(goods).toEqual(['placed', 'paid', 'packed']);
    expect(areRefundedUnitsRestocked({ status: 'placed', paid: false })).toBe(false);
    const seats = { isDeliveredByEmail: true, paid: true };
    expect(areRefundedUnitsRestocked({ ...seats, status: 'delivered' })).toBe(true);
    expect(areRefundedUnitsRestocked({ ...seats, status: 'shipped' })).toBe(false);
    expect(isRestockedOn({ ...seats, status: 'delivered' }, 'delivered')).toBe(false);
  });

  test('units are restocked once, and only before they were shipped', () => {
    expect(isRestockedOn({ status: 'placed' }, 'cancelled')).toBe(true);
    expect(isRestockedOn({ status: 'packed' }, 'refunded')).toBe(true);
    expect(isRestockedOn({ status: 'shipped' }, 'refunded')).toBe(false);
    expect(isRestockedOn({ status: 'cancelled' }, 'refunded')).toBe(false);
    expect(isRestockedOn({ status: 'placed' }, 'paid')).toBe(false);
  });

  describe('R-ORDER-11: an order of tickets and gift cards alone', () => {
    const state = fc.record({
      status: fc.constantFrom(...ORDER_STATUSES),
      paid: fc.boolean(),
      isDeliveredByEmail: fc.boolean(),
    });

    test('is delivered by the system once it is paid, and by nobody else', () => {
      fc.assert(
        fc.property(state, fc.constantFrom(...ACTORS, 'system' as const), (order, actor) => {
          const isDelivered = canChangeOrderStatus(order, 'delivered', actor);
          const isIssued = order.isDeliveredByEmail && order.status === 'paid' && actor === 'system';
          const hasArrived = order.status === 'shipped' && actor === 'staff';
          expect(isDelivered).toBe(isIssued || hasArrived);
        }),
      );
    });

    test('is never packed, and an order with a parcel always is before it is sent', () => {
      fc.assert(
        fc.property(state, fc.constantFrom(...ACTORS), (order, actor) => {
          const isPacked = canChangeOrderStatus(order, 'packed', actor);
          expect(isPacked).toBe(!order.isDeliveredByEmail && order.status === 'paid' && actor === 'staff');
        }),
      );
    });

    test('can be cancelled after it was issued, and its seats are free again', () => {
      const issued = { status: 'delivered', paid: true, isDeliveredByEmail: true } as const;
      expect(listNextStatuses(issued, 'buyer')).toEqual(['cancelled']);
      expect(listNextStatuses(issued, 'staff')).toEqual(['cancelled', 'refunded']);
      expect(isRestockedOn(issued, 'cancelled')).toBe(true);
      expect(isRestockedOn({ ...issued, isDeliveredByEmail: false }, 'refunded')).toBe(false);
      expect(listNextStatuses({ ...issued, isDeliveredByEmail: false }, 'buyer')).toEqual([]);
    });
  });

  test('every status has a label', () => {
    expect(ORDER_STATUSES.map(getOrderStatusLabel)).toEqual([
      'Placed',
      'Paid',
      'Packed',
      'Shipped',
      'Delivered',
      'Cancelled',
      'Refunded',
    ]);
  });
});

describe('Order numbers', () => {
  test('are parsed in any case, with spaces around them, and as banks and phones write them', () => {
    expect(parseOrderNumber(' ts-2526-000042 ')).toBe('TS-2526-000042');
    for (const copied of ['TS2526000042', 'ts 2526 000042', 'TS–2526–000042', 'TS\u20112526\u2011000042'])
      expect(parseOrderNumber(copied)).toBe('TS-2526-000042');
    expect(parseOrderNumber('TS-2526-42')).toBeUndefined();
    expect(parseOrderNumber("TS-2526-000042' OR 1=1")).toBeUndefined();
  });
});
