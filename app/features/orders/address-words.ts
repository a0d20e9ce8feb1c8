import type { Address } from '~/domain/checkout';

/** An address as it stands on a parcel, line by line. */
export function addressLines({ line1, line2, city, state, pin }: Address): string[] {
  return [line1, ...(line2 ? [line2] : []), `${city} ${pin}`, state];
}
