const COOKIE = 'tessera.placed';
const SECONDS = 600;

/**
 * `Set-Cookie` that tells the order's page that it was just placed from the cart, whose lines then leave the browser's
 * cart. Opened later or elsewhere, the same page leaves a cart alone.
 */
export function createCartOrderCookie(number: string): string {
  return `${COOKIE}=${number}; Path=/shop/orders; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax`;
}

export function hasCartOrderCookie(cookies: string | null, number: string): boolean {
  return (cookies ?? '').split(/;\s*/).includes(`${COOKIE}=${number}`);
}
