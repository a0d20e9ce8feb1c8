import type { Address } from './checkout-schema';

/** The lines of an address on a parcel. An address of an anonymised order has only its state. */
export function formatAddressLines({ line1, line2, city, state, pin }: Address): string[] {
  return [line1, line2 ?? '', `${city} ${pin}`.trim(), state].filter((line) => line !== '');
}
