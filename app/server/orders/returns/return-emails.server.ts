import { formatOptions } from '~/domain/cart/line-changes';
import { pickUnits } from '~/domain/orders/line-units';
import type { Order, OrderReturn } from '~/domain/orders/order';
import { site } from '~site';
import type { OutgoingEmail, UnconfirmedContent } from '../../email/types.server';
import { toBuyerName } from '../buyer-email.server';
import type { EventRow } from '../to-order.server';

const findReturn = ({ returns }: Order, { details }: EventRow): OrderReturn | undefined =>
  returns.find(({ id }) => id === details?.returnId);

const listItems = ({ lines }: Order, { lines: units }: OrderReturn) =>
  pickUnits(lines, units).map(({ name, quantity, options }) => ({
    name: [name, formatOptions(options)].filter(Boolean).join(', '),
    quantity,
  }));

/** To the buyer. `undefined` for other events, and for a return with a refund, which has an email of its own. */
export function createReturnEmail(
  order: Order,
  event: EventRow,
  link: string,
): UnconfirmedContent | undefined {
  const found = findReturn(order, event);
  const state = event.kind === 'return' ? event.details?.returnState : undefined;
  if (!found || !state || (state === 'refunded' && !found.isWithoutMoney)) return undefined;
  return {
    template: 'return-update',
    data: {
      number: order.number,
      items: listItems(order, found),
      state: state === 'refunded' ? 'closed' : state,
      link,
      ...(event.note && { note: event.note }),
      ...toBuyerName(order),
    },
  };
}

/** To the staff, for a request. `undefined` for other events. */
export function createReturnStaffEmail(order: Order, event: EventRow): OutgoingEmail | undefined {
  const found = findReturn(order, event);
  if (event.kind !== 'return' || event.details?.returnState !== 'requested' || !found) return undefined;
  const { number, contact } = order;
  const { id, reason, hasPhoto } = found;
  return {
    template: 'return-staff-email',
    data: { number, items: listItems(order, found), reason, hasPhoto, name: contact.name },
    key: `return-staff-email:${id}`,
    to: site.emails.orders,
    audience: 'staff',
    ...(contact.email && { replyTo: contact.email }),
  };
}
