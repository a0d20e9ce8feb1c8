import { securityHeaders } from './content-security-policy.server';

/** Pages inside a sign-in window. An identity provider on another site redirects to them. */
const popupPaths = /^\/(idp|auth\/callback)\//;

/** Pages that open a sign-in window and receive its messages. */
const openerPaths = /^\/(auth\/|account(\/|$))/;

/**
 * The `Cross-Origin-Opener-Policy` of a path. Most pages are isolated from other windows. A page in a sign-in window needs
 * `unsafe-none`: any other value would cut its connection to the opener.
 */
export function getOpenerPolicy(path: string): string {
  if (popupPaths.test(path)) return 'unsafe-none';
  return openerPaths.test(path) ? 'same-origin-allow-popups' : 'same-origin';
}

/** Security headers of a path. Redirects need them, too: another opener policy would cut the connection to the opener. */
export function getSecurityHeaders(path: string): Record<string, string> {
  return { ...securityHeaders, 'Cross-Origin-Opener-Policy': getOpenerPolicy(path) };
}
