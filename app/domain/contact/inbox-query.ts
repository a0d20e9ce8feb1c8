import { isUuid } from '../text/uuid';
import { isInboxKind, type LeadKind, type LeadState } from './lead';

const MAX_SEARCH_TEXT = 80;

/** The views of the inbox: the states, what is overdue (R-DUE-4), and all. */
export const INBOX_VIEWS = ['new', 'overdue', 'open', 'done', 'spam', 'all'] as const satisfies readonly (
  | LeadState
  | 'overdue'
  | 'all'
)[];
export type InboxView = (typeof INBOX_VIEWS)[number];

/** Which messages the inbox lists. */
export interface InboxQuery {
  view: InboxView;
  /** A part of the name, the email address or the text. Empty for all. */
  q: string;
  kind?: LeadKind;
  /** The id of the last message of the page before. */
  after?: string;
}

/** Reads the query of a URL. Unknown values count as absent. Without a view it is that of new messages. */
export function parseInboxQuery(params: URLSearchParams): InboxQuery {
  const kind = params.get('kind');
  const after = params.get('after') ?? '';
  return {
    view: INBOX_VIEWS.find((view) => view === params.get('view')) ?? 'new',
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
