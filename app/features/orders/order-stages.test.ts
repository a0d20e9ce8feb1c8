import { expect, test } from 'vitest';
import type { OrderStatus } from '~/domain/orders/order-status';
import { orderStages } from './order-stages';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const event = (status: OrderStatus, hour: number) => ({ status, at: at(hour) });
const states = (...stages: Parameters<typeof orderStages>) =>
  orderStages(...stages).map(({ status, state }) => `${status}: ${state}`);

test('a new order stands at its first stage, with four ahead', () => {
  expect(states('placed', [event('placed', 1)])).toEqual([
    'placed: now',
    'paid: ahead',
    'packed: ahead',
    'shipped: ahead',
    'delivered: ahead',
  ]);
});

test('what happened has its time and its note', () => {
  const note = 'Tracking 1234';
  const stages = orderStages('shipped', [
    event('placed', 1),
    event('paid', 2),
    event('packed', 3),
    { ...event('shipped', 4), note },
  ]);
  expect(stages.map((stage) => stage.at)).toEqual([at(1), at(2), at(3), at(4), undefined]);
  expect(stages[3]).toMatchObject({ state: 'now', note });
});

test('a cancelled order ends where it was, with nothing ahead', () => {
  expect(states('cancelled', [event('placed', 1), event('paid', 2), event('cancelled', 3)])).toEqual([
    'placed: done',
    'paid: done',
    'cancelled: ended',
  ]);
});

test('a refund after a cancellation shows both', () => {
  const events = [event('placed', 1), event('paid', 2), event('cancelled', 3), event('refunded', 4)];
  expect(states('refunded', events)).toEqual([
    'placed: done',
    'paid: done',
    'cancelled: done',
    'refunded: ended',
  ]);
});
