import { createHash } from 'node:crypto';

/** The source expression of an inline script or style: `'sha256-…'`. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content, 'utf8').digest('base64')}'`;
}

interface PolicySources {
  scriptHashes: Iterable<string>;
  styleHashes: Iterable<string>;
  /** Origin of a chat assistant that is served by somebody else. */
  chatOrigin?: string | undefined;
  /** Origins of the organisation's identity provider, on pages where one signs in or out there. */
  connectsTo?: Iterable<string>;
}

/** The policy of one finished page: only this site's files, and the inline pieces that the server wrote itself. */
export function contentSecurityPolicy(sources: PolicySources): string {
  const { scriptHashes, styleHashes, chatOrigin, connectsTo = [] } = sources;
  const chat = chatOrigin ? [chatOrigin] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(scriptHashes), ...chat],
    'style-src': ["'self'", ...new Set(styleHashes)],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...connectsTo, ...chat],
    'frame-src': ["'self'", ...chat],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Headers that every answer carries, pages and files alike. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Pages that sign in or out in a window of their own ask for less: see opener-policy.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};
