import type { Order } from '~/domain/orders/order';
import { paths } from '~/paths';
import { site } from '~site';
import type { Audience } from '../email/types.server';
import { createAccessKey } from './access-key.server';

/** Recipient of an email to the buyer. `undefined` for the order of a deleted account. */
export function toBuyer({
  contact,
  isEmailConfirmed,
}: Pick<Order, 'contact' | 'isEmailConfirmed'>):
  | { to: string; audience: Audience; replyTo: string }
  | undefined {
  if (!contact.email) return undefined;
  return {
    to: contact.email,
    replyTo: site.emails.orders,
    audience: isEmailConfirmed ? 'confirmed' : 'unconfirmed',
  };
}

/**
 * R-ORDER-13: strangers do not pay for the orders of others. A part is enough, unless it is of a gift card, which has it back when the
 * order is cancelled.
 */
export const isEmailOutsideLimit = ({ paid, payments }: Pick<Order, 'paid' | 'payments'>): boolean =>
  paid || payments.some(({ provider }) => provider !== 'gift-card');

/** For the greeting. Anyone can enter an email, so an unconfirmed one gets no name. */
export const toBuyerName = ({
  contact,
  isEmailConfirmed,
}: Pick<Order, 'contact' | 'isEmailConfirmed'>): { name?: string } =>
  isEmailConfirmed && contact.name ? { name: contact.name } : {};

/** The path of the order's page with its secret key. */
export const toOrderPath = (secret: string, { id, number }: Pick<Order, 'id' | 'number'>): string =>
  paths.shop.order(number, createAccessKey({ secret }, id));
