import { isUuid } from '../text/uuid';
import { isIsoDay } from '../time/wall-clock';
import { AUDIT_AREAS, type AuditArea } from './audit-event';

const MAX_SEARCH_TEXT = 80;
const MAX_CURSOR = 80;

/** Which entries of the audit log are listed. */
export interface AuditQuery {
  /** The id or a part of the name of a subject. Empty for all. */
  q: string;
  area?: AuditArea;
  /** The id of the member of staff. */
  who?: string;
  /** ISO days in the time zone of the company. The last one is included. */
  from?: string;
  to?: string;
  /** The position of the last entry of the page before. */
  after?: string;
}

const readDay = (text: string | null): string | undefined =>
  text !== null && isIsoDay(text) ? text : undefined;

/** Reads the query of a URL. Unknown values count as absent. */
export function parseAuditQuery(params: URLSearchParams): AuditQuery {
  const area = AUDIT_AREAS.find((known) => known === params.get('area'));
  const who = params.get('who') ?? '';
  const after = params.get('after') ?? '';
  const from = readDay(params.get('from'));
  const to = readDay(params.get('to'));
  return {
    q: (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_TEXT),
    ...(area && { area }),
    ...(isUuid(who) && { who }),
    ...(from && { from }),
    ...(to && { to }),
    ...(after && after.length <= MAX_CURSOR && { after }),
  };
}

/** The inverse of `parseAuditQuery`, without values that are the default. */
export const serialiseAuditQuery = ({ q, area, who, from, to, after }: AuditQuery): string =>
  new URLSearchParams({
    ...(q && { q }),
    ...(area && { area }),
    ...(who && { who }),
    ...(from && { from }),
    ...(to && { to }),
    ...(after && { after }),
  }).toString();
