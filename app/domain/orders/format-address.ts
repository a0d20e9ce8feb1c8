import type { Address } from './checkout-schema';

/** `+919876543210` → `+91 98765 43210`, as people read it. */
export function formatIndianPhone(phone: string): string {
  return phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
}

/** An address as it stands on a parcel, line by line. Of an order whose buyer has left only the state is there. */
export function formatAddressLines({ line1, line2, city, state, pin }: Address): string[] {
  return [line1, line2 ?? '', `${city} ${pin}`.trim(), state].filter((line) => line !== '');
}
