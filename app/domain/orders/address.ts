import type { Address } from './checkout-schema';

/** The lines of an address on a parcel. An address of an anonymised order has only its state. */
export function formatAddressLines({ line1, line2, city, state, pin }: Address): string[] {
  return [line1, line2 ?? '', `${city} ${pin}`.trim(), state].filter((line) => line !== '');
}

const normalise = (text = '') => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether a courier would bring a parcel to the same door. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  (['line1', 'line2', 'city', 'state', 'pin'] as const).every(
    (part) => normalise(one[part]) === normalise(other[part]),
  );
