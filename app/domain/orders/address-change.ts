import { validateGstinState } from '../india/gstin';
import type { Address } from './checkout-schema';
import { hasParcel, type OrderStatus } from './order-status';

interface AddressedOrder {
  status: OrderStatus;
  isDeliveredByEmail: boolean;
  delivery: Address;
}

/** R-ORDER-16: until the parcel is packed, because its label has the address then. */
export const canChangeAddress = ({ status, delivery, ...order }: AddressedOrder): boolean =>
  (status === 'placed' || status === 'paid') && hasParcel({ status, ...order }) && delivery.line1 !== '';

interface InvoicedOrder {
  delivery: Address;
  billing?: Address | null | undefined;
  gstin?: string | null | undefined;
  paid: boolean;
}

/**
 * R-ORDER-16: why an order cannot go to an address in this state. A paid order has an invoice, which names the state as the place of
 * supply. An unpaid one without an invoice address is invoiced to the new one, which a GSTIN must fit.
 */
export function findStateIssue(
  { delivery, billing, gstin, paid }: InvoicedOrder,
  state: string,
): string | undefined {
  if (paid)
    return state === delivery.state
      ? undefined
      : `The invoice is issued for ${delivery.state}: this parcel can only go elsewhere in that state.`;
  return gstin && !billing ? validateGstinState(gstin, state) : undefined;
}
