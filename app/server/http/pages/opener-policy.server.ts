import { securityHeaders } from './content-security-policy.server';

/** Pages inside the window of a sign-in: at a provider of another site they have been reached from there. */
const inPopup = /^\/(idp|auth\/callback)\//;

/** Pages that open such a window to sign in or out, and hear from it. */
const openers = /^\/(auth|account)\//;

/**
 * Which windows a page may keep a hold of (`Cross-Origin-Opener-Policy`). Everything else stands alone in its group of
 * windows; a page that answers its opener may not, since any other policy than the provider's own would part the two.
 */
export function openerPolicy(path: string): string {
  if (inPopup.test(path)) return 'unsafe-none';
  return openers.test(path) ? 'same-origin-allow-popups' : 'same-origin';
}

/** The headers of every answer under a path. Redirects count, too: one with another policy parts a window from its opener. */
export function securityHeadersAt(path: string): Record<string, string> {
  return { ...securityHeaders, 'Cross-Origin-Opener-Policy': openerPolicy(path) };
}
