import { expect, it } from 'vitest';
import { DELIVERY_ZONES } from '~/content/shop/delivery-zones';
import { shopDeadlines } from '~/content/shop/shop-promises';
import { INDIAN_STATES } from '../india/indian-states';
import { estimateDelivery, formatDays } from './delivery-estimate';

const daysTo = (pin: string) => {
  const estimate = estimateDelivery(pin, DELIVERY_ZONES);
  return estimate.kind === 'days' ? formatDays(estimate.days) : estimate.kind;
};

it.each([
  ['560001', '3 days'],
  ['682001', '3 to 4 days'],
  ['682555', '5 to 6 days'],
  ['744101', '5 to 6 days'],
  ['741101', '4 to 5 days'],
  ['793001', '5 to 6 days'],
  ['110 001', '4 to 5 days'],
  ['900056', '5 to 6 days'],
  ['012345', 'invalid'],
  ['56000', 'invalid'],
  ['<script>', 'invalid'],
  ['', 'invalid'],
])('R-DELIVERY-1: the courier to "%s": %s', (pin, days) => {
  expect(daysTo(pin)).toBe(days);
});

it('names the state when the PIN can be in one only', () => {
  expect(estimateDelivery('560001', DELIVERY_ZONES)).toMatchObject({ state: 'Karnataka' });
  expect(estimateDelivery('500001', DELIVERY_ZONES)).not.toHaveProperty('state');
});

it('every state has a zone, and the zones are within the promise of the shop', () => {
  for (const { pinPrefixes } of INDIAN_STATES)
    for (const prefix of pinPrefixes) expect(daysTo(`${prefix}0001`)).not.toBe('invalid');
  const days = DELIVERY_ZONES.flatMap((zone) => zone.days);
  expect([Math.min(...days), Math.max(...days)]).toEqual([3, 6]);
  expect(shopDeadlines.delivery).toBe('three to six days');
});
