import { createHash } from 'node:crypto';

/** The source expression of an inline script or style: `'sha256-…'`. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content, 'utf8').digest('base64')}'`;
}

interface PolicySources {
  scriptHashes: Iterable<string>;
  styleHashes: Iterable<string>;
  /** Origin of an external chat assistant, `https://…`. Its files, frames and socket are on the same host. */
  chatOrigin?: string | undefined;
  /** Origins of the organisation's identity provider, on pages with its sign-in or sign-out. */
  connectsTo?: Iterable<string>;
  /** Origins of payment pages, on pages with a form that leads to one. */
  sendsFormsTo?: Iterable<string>;
  /** Whether pages of this site can show the page in a frame. */
  isFramedByThisSite?: boolean;
}

/** The policy of a page: files of this site, and inline scripts and styles that the server wrote. */
export function buildContentSecurityPolicy(sources: PolicySources): string {
  const { scriptHashes, styleHashes, chatOrigin, connectsTo = [], sendsFormsTo = [] } = sources;
  const { isFramedByThisSite = false } = sources;
  const chat = chatOrigin ? [chatOrigin] : [];
  // `https:` does not include `wss:`.
  const chatSocket = chat.map((origin) => origin.replace(/^http/, 'ws'));
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(scriptHashes), ...chat],
    'style-src': ["'self'", ...new Set(styleHashes), ...chat],
    'img-src': ["'self'", 'data:', ...chat],
    'font-src': ["'self'", ...chat],
    'connect-src': ["'self'", ...connectsTo, ...chat, ...chatSocket],
    'frame-src': ["'self'", ...chat],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...sendsFormsTo],
    'frame-ancestors': [isFramedByThisSite ? "'self'" : "'none'"],
  };
  // What has the sources of default-src is left out: the header is sent with every page.
  return Object.entries(directives)
    .filter(
      ([name, sources]) => name === 'default-src' || sources.join(' ') !== "'self'" || !name.endsWith('-src'),
    )
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Headers of every response. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Pages for all visitors and those of a sign-in window have another value: see opener-policy.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};
