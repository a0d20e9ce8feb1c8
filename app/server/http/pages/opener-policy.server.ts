import { paths } from '~/paths';
import { securityHeaders } from './content-security-policy.server';

/** Pages inside a sign-in window. An identity provider on another site redirects to them. */
const popupPaths = /^\/(idp|auth\/callback)\//;

/** Pages that open a sign-in window and receive its messages. */
const openerPaths = /^\/(auth\/|account(\/|$))/;

/**
 * The `Cross-Origin-Opener-Policy` of a path. Responses for one visitor are isolated from other windows. A page in a sign-in
 * window needs `unsafe-none`: any other value would cut its connection to the opener. A page that is the same for all visitors
 * (`isShared`) has nothing to isolate, and its first paint would wait for another process of the browser.
 */
export function getOpenerPolicy(path: string, { isShared = false } = {}): string {
  if (popupPaths.test(path)) return 'unsafe-none';
  if (openerPaths.test(path)) return 'same-origin-allow-popups';
  return isShared ? 'unsafe-none' : 'same-origin';
}

/** Security headers of a path. Redirects need them, too: another opener policy would cut the connection to the opener. */
export function getSecurityHeaders(path: string): Record<string, string> {
  return { ...securityHeaders, 'Cross-Origin-Opener-Policy': getOpenerPolicy(path) };
}

/** The headers of a page as they are sent when it is the same for all visitors. */
export function toSharedHeaders(
  path: string,
  headers: Readonly<Record<string, string>>,
): Record<string, string> {
  return { ...headers, 'Cross-Origin-Opener-Policy': getOpenerPolicy(path, { isShared: true }) };
}

/**
 * R-CART-10: whether the request is for the checkout, without a cookie. The page contains nothing of the visitor then. A browser
 * that stores nothing opens it so, and another opener policy would take the cart out of the tab.
 */
export const isAnonymousCheckout = ({ url, headers }: Request): boolean =>
  new URL(url).pathname === paths.shop.checkout() && !headers.has('Cookie');
