import { parse, serialize } from 'hono/utils/cookie';

const COOKIE = 'tessera.placed';
/** Longer than a payment page is open: the buyer comes to the order page after the payment. */
const MAX_AGE_SECONDS = 2 * 60 * 60;

/**
 * `Set-Cookie` header for an order that was placed from the cart. The order page then removes the ordered lines from
 * the browser's cart. Without the cookie the order page does not change the cart.
 */
export function createCartOrderCookie(orderNumber: string): string {
  return serialize(COOKIE, orderNumber, {
    path: '/shop/orders',
    maxAge: MAX_AGE_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
  });
}

export function hasCartOrderCookie(cookies: string | null, orderNumber: string): boolean {
  return parse(cookies ?? '', COOKIE)[COOKIE] === orderNumber;
}
