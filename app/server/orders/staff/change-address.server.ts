import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { canChangeAddress, findStateIssue } from '~/domain/orders/address-change';
import type { Address } from '~/domain/orders/checkout-schema';
import type { OrderStatus } from '~/domain/orders/order-status';
import type { ServiceDeps } from '../../db/database.server';
import { enqueue } from '../../jobs/enqueue.server';
import { writeEvent } from '../write-event.server';
import { changeOrder, type OrderConflict } from './order-conflict.server';

/** The change has passed changeAddressSchema. */
export interface AddressForm {
  number: string;
  version: number;
  address: Address;
  /** For the courier. */
  phone: string;
}

export type ChangeAddressResult =
  | { kind: 'changed' }
  /** The form has the address and the phone number that the order has already. */
  | { kind: 'same' }
  /** The parcel is packed, or there is none. */
  | { kind: 'not-allowed'; status: OrderStatus }
  /** The order cannot go to this state. */
  | { kind: 'wrong-state'; issue: string }
  | OrderConflict
  | { kind: 'unknown' };

const isSameAddress = (one: Address, other: Address): boolean =>
  (['line1', 'line2', 'city', 'state', 'pin'] as const).every((part) => one[part] === other[part]);

/**
 * R-ORDER-16: changes where a parcel goes, and the phone number for its courier. An invoice that is issued stays: an order without an
 * invoice address gets the former address as its own. Throws NotAllowedError.
 */
export async function changeAddress(
  deps: ServiceDeps,
  { user }: SignedIn,
  { number, version, address, phone }: AddressForm,
): Promise<ChangeAddressResult> {
  requirePermission(user, 'orders.manage');
  return changeOrder(deps, { number, version }, async (transaction, order): Promise<ChangeAddressResult> => {
    const { id: orderId, status, contact, delivery, billing, paidAt } = order;
    if (!canChangeAddress(order)) return { kind: 'not-allowed', status };
    const issue = findStateIssue({ ...order, paid: paidAt !== null }, address.state);
    if (issue) return { kind: 'wrong-state', issue };
    if (isSameAddress(address, delivery) && phone === contact.phone) return { kind: 'same' };
    const eventId = await writeEvent(
      transaction,
      { orderId, kind: 'address', status, actor: 'staff', userId: user.id, at: deps.clock() },
      {
        contact: { ...contact, phone },
        delivery: address,
        ...(paidAt !== null && billing === null && { billing: delivery }),
      },
    );
    await enqueue(transaction, 'order-status-email', { orderId, eventId });
    return { kind: 'changed' };
  });
}
