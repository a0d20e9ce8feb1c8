import { describe, expect, test } from 'vitest';
import { formatAddressLines, getPackingStart, isSameAddress } from './order';

const address = {
  line1: '4 Temple Street',
  line2: 'Floor 2',
  city: 'Mysuru',
  state: 'Karnataka',
  pin: '570001',
};

describe('when an order was paid that is to be packed', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 4, day));
  const event = (status: 'placed' | 'paid', day: number) => ({
    status,
    actor: 'staff' as const,
    at: at(day),
  });
  const events = [event('placed', 4), event('paid', 5)];

  test('the time of its payment', () => {
    expect(getPackingStart({ status: 'paid', isDeliveredByEmail: false, events })).toEqual(at(5));
  });

  test('none for an order of another status, and none for what is delivered by email', () => {
    expect(getPackingStart({ status: 'packed', isDeliveredByEmail: false, events })).toBeUndefined();
    expect(getPackingStart({ status: 'paid', isDeliveredByEmail: true, events })).toBeUndefined();
  });
});

test('an address on a parcel leaves out what is empty', () => {
  expect(formatAddressLines(address)).toEqual(['4 Temple Street', 'Floor 2', 'Mysuru 570001', 'Karnataka']);
  const { line2: _, ...short } = address;
  expect(formatAddressLines(short)).toEqual(['4 Temple Street', 'Mysuru 570001', 'Karnataka']);
  expect(formatAddressLines({ line1: '', city: '', state: 'Karnataka', pin: '' })).toEqual(['Karnataka']);
});

test('the same door is written with other spaces and capitals, and differs in any one part', () => {
  expect(isSameAddress(address, { ...address, line1: ' 4  temple street ' })).toBe(true);
  const { line2: _, ...short } = address;
  expect(isSameAddress(short, { ...short, line2: '' })).toBe(true);
  for (const part of ['line1', 'line2', 'city', 'state', 'pin'] as const)
    expect(isSameAddress(address, { ...address, [part]: 'other' }), part).toBe(false);
});
