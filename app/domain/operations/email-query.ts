import { isUuid } from '../text/uuid';

/**
 * queued: waits for the mail server · sent: the mail server accepted it · stored: shown in the mailbox of demo mode only ·
 * failed: all attempts failed · bounced: the mail server accepted it and reported later that it cannot be delivered ·
 * withheld: the unconfirmed recipient reached the limit, or unsubscribed
 */
export type EmailState = 'queued' | 'sent' | 'stored' | 'failed' | 'bounced' | 'withheld';

/** An email in the list of the mailbox. */
export interface MailboxEmail {
  id: string;
  recipient: string;
  subject: string;
  state: EmailState;
  createdAt: Date;
}

const MAX_SEARCH_TEXT = 80;

/** `stored` counts as sent: it is the state of a sent email in demo mode. */
export const EMAIL_LIST_VIEWS = ['all', 'queued', 'failed', 'bounced', 'withheld'] as const;
export type EmailListView = (typeof EMAIL_LIST_VIEWS)[number];

/** Which emails the list shows. */
export interface EmailQuery {
  view: EmailListView;
  /** A part of the recipient's address. Empty for all. */
  q: string;
  /** The id of the last email of the page before. */
  after?: string;
}

/** Reads the query of a URL. Unknown values count as absent. */
export function parseEmailQuery(params: URLSearchParams): EmailQuery {
  const after = params.get('after') ?? '';
  return {
    view: EMAIL_LIST_VIEWS.find((view) => view === params.get('view')) ?? 'all',
    q: (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_TEXT),
    ...(isUuid(after) && { after }),
  };
}

/** The inverse of `parseEmailQuery`, without values that are the default. */
export const serialiseEmailQuery = ({ view, q, after }: EmailQuery): string =>
  new URLSearchParams({
    ...(view !== 'all' && { view }),
    ...(q && { q }),
    ...(after && { after }),
  }).toString();
