import { isUuid } from '../text/uuid';
import { isInboxKind, LEAD_STATES, type LeadKind, type LeadState } from './lead';

const MAX_SEARCH_TEXT = 80;

/** Which messages the inbox lists. */
export interface InboxQuery {
  view: LeadState | 'all';
  /** A part of the name, the email address or the text. Empty for all. */
  q: string;
  kind?: LeadKind;
  /** The id of the last message of the page before. */
  after?: string;
}

const isState = (value: string | null): value is LeadState => LEAD_STATES.some((state) => state === value);

/** Reads the query of a URL. Unknown values count as absent. Without a view it is that of new messages. */
export function parseInboxQuery(params: URLSearchParams): InboxQuery {
  const view = params.get('view');
  const kind = params.get('kind');
  const after = params.get('after') ?? '';
  return {
    view: view === 'all' || isState(view) ? view : 'new',
    q: (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_TEXT),
    ...(isInboxKind(kind) && { kind }),
    ...(isUuid(after) && { after }),
  };
}

/** The inverse of `parseInboxQuery`, without values that are the default. */
export const serialiseInboxQuery = ({ view, q, kind, after }: InboxQuery): string =>
  new URLSearchParams({
    ...(view !== 'new' && { view }),
    ...(q && { q }),
    ...(kind && { kind }),
    ...(after && { after }),
  }).toString();
