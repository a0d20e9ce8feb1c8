import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { OrderChannel } from '~/domain/orders/order-event';
import { placeOrder } from '../place-order.server';
import type { OrderDeps, PlaceRequest, PlaceResult } from '../types.server';

/** The form of a member of staff. The order belongs to the buyer of its email, as that of a guest (R-ORDER-15). */
export interface PlaceForBuyerRequest extends Pick<PlaceRequest, 'key' | 'lines' | 'checkout' | 'discount'> {
  /** How the order came. */
  channel: OrderChannel;
}

/**
 * R-ORDER-17: places an order that came by telephone, by email or in person. It is an order like any other; its first event names
 * the member of staff. Throws NotAllowedError.
 */
export async function placeForBuyer(
  deps: OrderDeps,
  { user }: SignedIn,
  { channel, ...request }: PlaceForBuyerRequest,
): Promise<PlaceResult> {
  requirePermission(user, 'orders.manage');
  return placeOrder(deps, { ...request, enteredBy: { userId: user.id, channel } });
}
