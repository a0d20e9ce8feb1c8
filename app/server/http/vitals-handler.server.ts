import type { Handler } from 'hono';
import { MAX_REPORT_BYTES } from '~/domain/measurements/vital-report';
import type { VitalCounter } from '../measurements/vital-counter.server';
import { getClientNetwork } from '../rate-limits/attempts.server';
import type { AppEnvironment } from './app-environment.server';
import { readBoundedBody } from './body/read-bounded-body.server';
import { isFromThisSite } from './guards/request-headers.server';
import { createRateLimit } from './guards/request-rate-limit.server';

interface VitalsOptions {
  /** Absent when the site does not count. */
  countVitals?: VitalCounter['count'] | undefined;
  publicOrigin: string;
  /** The limit of one client. */
  reportsPerMinute: number;
}

/**
 * R-MEASURE-4: receives what a page measured in the browser of a visitor. It has limits of its own: a beacon must not use up the
 * forms of a visitor, and nobody reads its answer.
 */
export function createVitalsHandler(options: VitalsOptions): Handler<AppEnvironment> {
  const { countVitals, publicOrigin, reportsPerMinute } = options;
  const limit = createRateLimit(reportsPerMinute);
  return async (c) => {
    const respond = (status: 204 | 400 | 403 | 413 | 429, headers: Record<string, string> = {}) =>
      c.body(null, status, { 'Cache-Control': 'no-store', ...headers });
    const seconds = await limit.secondsToWait(getClientNetwork(c.get('client')));
    if (seconds !== undefined) return respond(429, { 'Retry-After': String(seconds) });
    // A page of this site sends it, not the address bar.
    if (c.req.header('sec-fetch-site') === 'none' || !isFromThisSite(c.req.raw, publicOrigin))
      return respond(403);
    const body = await readBoundedBody(c.req.raw, MAX_REPORT_BYTES);
    if (!body.isWhole) return respond(413);
    const isReport = countVitals?.(body.content.toString('utf8'), c.env.incoming.headers) ?? true;
    return respond(isReport ? 204 : 400);
  };
}
