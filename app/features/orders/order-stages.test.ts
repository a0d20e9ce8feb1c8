import { expect, test } from 'vitest';
import type { OrderStatus } from '~/domain/orders/order-status';
import { buildOrderStages } from './order-stages';

const timeOf = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const createEvent = (status: OrderStatus, hour: number) => ({ status, at: timeOf(hour) });
const listStates = (...stages: Parameters<typeof buildOrderStages>) =>
  buildOrderStages(...stages).map(({ status, state }) => `${status}: ${state}`);

test('a new order is at its first stage, with four upcoming', () => {
  expect(listStates({ status: 'placed' }, [createEvent('placed', 1)])).toEqual([
    'placed: current',
    'paid: upcoming',
    'packed: upcoming',
    'shipped: upcoming',
    'delivered: upcoming',
  ]);
});

test('past stages have their time and note', () => {
  const note = 'Tracking 1234';
  const stages = buildOrderStages({ status: 'shipped' }, [
    createEvent('placed', 1),
    createEvent('paid', 2),
    createEvent('packed', 3),
    { ...createEvent('shipped', 4), note },
  ]);
  expect(stages.map((stage) => stage.at)).toEqual([timeOf(1), timeOf(2), timeOf(3), timeOf(4), undefined]);
  expect(stages[3]).toMatchObject({ state: 'current', note });
});

test('a cancelled order has no upcoming stages', () => {
  expect(
    listStates({ status: 'cancelled' }, [
      createEvent('placed', 1),
      createEvent('paid', 2),
      createEvent('cancelled', 3),
    ]),
  ).toEqual(['placed: done', 'paid: done', 'cancelled: ended']);
});

test('a refund after a cancellation shows both', () => {
  const events = [
    createEvent('placed', 1),
    createEvent('paid', 2),
    createEvent('cancelled', 3),
    createEvent('refunded', 4),
  ];
  expect(listStates({ status: 'refunded' }, events)).toEqual([
    'placed: done',
    'paid: done',
    'cancelled: done',
    'refunded: ended',
  ]);
});

test('R-ORDER-11: nothing of an order without a parcel is packed or shipped', () => {
  const events = [createEvent('placed', 1), createEvent('paid', 2), createEvent('delivered', 2)];
  expect(listStates({ status: 'placed', isDeliveredByEmail: true }, events.slice(0, 1))).toEqual([
    'placed: current',
    'paid: upcoming',
    'delivered: upcoming',
  ]);
  const stages = buildOrderStages({ status: 'delivered', isDeliveredByEmail: true }, events);
  expect(stages.map(({ label }) => label)).toEqual(['Placed', 'Paid', 'Issued']);
});
