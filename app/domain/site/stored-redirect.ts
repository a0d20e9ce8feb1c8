import { z } from 'zod';
import { optionalField, textField } from '../forms/form-fields';
import { versionField } from '../forms/hidden-fields';
import { isPrivatePath, isReservedPath } from './private-paths';

/** 301: moved for good. 302: moved for now. 410: gone, without a target. */
export const REDIRECT_STATUSES = ['301', '302', '410'] as const;
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

/** A redirect that staff entered. Those of the build are in app/routes/path-redirects.ts. */
export interface StoredRedirect {
  id: string;
  /** A canonical path, without a query. */
  from: string;
  /** A path of this site, with query and fragment, or an https URL. Absent for 410. */
  target?: string;
  status: RedirectStatus;
  /** For staff. */
  note: string;
  /** How often it was followed. */
  uses: number;
  /** An ISO day. */
  lastUsedOn?: string;
  /** Each change adds one. */
  version: number;
}

/** Why a redirect is not stored. `path` is what the message names. */
export type RedirectIssue =
  | { field: 'from'; kind: 'no-path' | 'has-query' | 'reserved' | 'taken' }
  | { field: 'from'; kind: 'page'; path: string }
  | { field: 'from'; kind: 'is-target'; path: string }
  | { field: 'target'; kind: 'no-url' | 'foreign' | 'private' | 'needed' | 'not-needed' | 'loop' }
  | { field: 'target'; kind: 'no-page'; path: string }
  | { field: 'target'; kind: 'chain'; path: string };

/** What is checked about a path of the site. */
export interface PathRules {
  /** The public origin of the site. */
  origin: string;
  /** The canonical form of a path (R-ROUTE-9). */
  toCanonical(path: string): string;
  /** The domain of the company. It includes all hosts below it. */
  domain: string;
  /** Hosts of the public profiles of the company. */
  profileHosts: readonly string[];
}

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** A path or a URL of this site. `undefined` for anything else. */
function parseOwnUrl(text: string, origin: string): URL | undefined {
  if (!text.startsWith('/') && !/^https?:\/\//i.test(text)) return undefined;
  const url = URL.parse(text, origin);
  return url?.origin === new URL(origin).origin && isDecodable(url.pathname) ? url : undefined;
}

type Parsed<Value> = { kind: 'parsed'; value: Value } | { kind: 'refused'; issue: RedirectIssue };

const refuse = (issue: RedirectIssue): { kind: 'refused'; issue: RedirectIssue } => ({
  kind: 'refused',
  issue,
});

/** R-REDIRECT-2: the path at which a redirect begins, in canonical form. */
export function parseRedirectFrom(text: string, { origin, toCanonical }: PathRules): Parsed<string> {
  const url = parseOwnUrl(text, origin);
  if (!url) return refuse({ field: 'from', kind: 'no-path' });
  if (url.search || url.hash) return refuse({ field: 'from', kind: 'has-query' });
  const value = toCanonical(url.pathname);
  if (isReservedPath(value)) return refuse({ field: 'from', kind: 'reserved' });
  return { kind: 'parsed', value };
}

const isCompanyHost = (host: string, { domain, profileHosts }: PathRules): boolean =>
  host === domain || host.endsWith(`.${domain}`) || profileHosts.includes(host);

/** The path part of a target of this site. `undefined` for an outside URL. */
export const getTargetPath = (target: string): string | undefined =>
  target.startsWith('/') ? target.split(/[?#]/, 1)[0] : undefined;

/** R-REDIRECT-3: where a redirect leads: a public path of this site in canonical form, or an https URL of the company. */
export function parseRedirectTarget(text: string, rules: PathRules): Parsed<string> {
  const own = parseOwnUrl(text, rules.origin);
  if (own) {
    const path = rules.toCanonical(own.pathname);
    if (isPrivatePath(path)) return refuse({ field: 'target', kind: 'private' });
    return { kind: 'parsed', value: `${path}${own.search}${own.hash}` };
  }
  const url = URL.parse(text);
  if (!url) return refuse({ field: 'target', kind: 'no-url' });
  const isAllowed =
    url.protocol === 'https:' && !url.username && !url.password && isCompanyHost(url.host, rules);
  return isAllowed ? { kind: 'parsed', value: url.href } : refuse({ field: 'target', kind: 'foreign' });
}

/** The URL of a followed redirect. The query of the request goes with it when the target has none. */
export function getRedirectLocation(target: string, search: string): string {
  const [url = '', fragment] = target.split(/(?=#)/, 2);
  return `${url}${url.includes('?') ? '' : search}${fragment ?? ''}`;
}

export const MAX_REDIRECT_URL = 500;
export const MAX_REDIRECT_NOTE = 200;

/** A redirect as staff enter it. `version` is the one that the page showed; it means nothing for a new redirect. */
export const redirectFormSchema = z.object({
  from: textField({ label: 'The path', max: MAX_REDIRECT_URL }),
  target: optionalField(textField({ label: 'The target', max: MAX_REDIRECT_URL })),
  status: z.enum(REDIRECT_STATUSES, { error: 'Please choose how it answers.' }),
  note: optionalField(textField({ label: 'The note', max: MAX_REDIRECT_NOTE })),
  version: versionField,
});

export type RedirectInput = z.output<typeof redirectFormSchema>;
