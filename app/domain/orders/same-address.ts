import type { Address } from './checkout-schema';

const normalise = (text = '') => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether a courier would bring a parcel to the same door. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  (['line1', 'line2', 'city', 'state', 'pin'] as const).every(
    (part) => normalise(one[part]) === normalise(other[part]),
  );
