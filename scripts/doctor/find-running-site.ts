import { isIPv6 } from 'node:net';
import { SITE_ID_HEADER } from '../../app/domain/operations/site-id-header.ts';

/** `not-ready`: it is stopping, or its database does not answer. `other`: another site, or this one with another key. */
export type RunningSite = 'ready' | 'not-ready' | 'other';

/** Whether the site of these settings runs. */
export const isOwnSite = (running: RunningSite | undefined): boolean =>
  running === 'ready' || running === 'not-ready';

/** Where a site listens. */
export interface SiteAddress {
  HOST: string;
  PORT: number;
}

const MAX_WAIT_MS = 5_000;
const ANSWERS: Readonly<Record<string, RunningSite>> = { ready: 'ready', 'not ready': 'not-ready' };

/** An address for all interfaces is none to connect to. */
function toUrl({ HOST, PORT }: SiteAddress): string {
  if (HOST === '0.0.0.0') return `http://127.0.0.1:${PORT}/readyz`;
  if (HOST === '::') return `http://[::1]:${PORT}/readyz`;
  return `http://${isIPv6(HOST) ? `[${HOST}]` : HOST}:${PORT}/readyz`;
}

/**
 * Whether a site runs at the address of the settings. `siteId`: its id, undefined before its first start. Undefined when nothing or
 * another program answers.
 */
export async function findRunningSite(
  address: SiteAddress,
  siteId: string | undefined,
): Promise<RunningSite | undefined> {
  try {
    const response = await fetch(toUrl(address), {
      redirect: 'manual',
      signal: AbortSignal.timeout(MAX_WAIT_MS),
    });
    const text = await response.text();
    if (!Object.hasOwn(ANSWERS, text)) return undefined;
    return siteId !== undefined && response.headers.get(SITE_ID_HEADER) === siteId ? ANSWERS[text] : 'other';
  } catch {
    return undefined;
  }
}
