import { isUuid } from '../text/uuid';
import { QUOTE_STATES, type QuoteState } from './quote-state';

const MAX_SEARCH_TEXT = 80;

/** Which quotes the back office lists. */
export interface QuoteQuery {
  view: QuoteState | 'all';
  /** A part of the number, the name, the company or the email address. Empty for all. */
  q: string;
  /** The id of the last quote of the page before. */
  after?: string;
}

const isState = (value: string | null): value is QuoteState => QUOTE_STATES.some((state) => state === value);

/** Reads the query of a URL. Unknown values count as absent. */
export function parseQuoteQuery(params: URLSearchParams): QuoteQuery {
  const view = params.get('view');
  const after = params.get('after') ?? '';
  return {
    view: isState(view) ? view : 'all',
    q: (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_TEXT),
    ...(isUuid(after) && { after }),
  };
}

/** The inverse of `parseQuoteQuery`, without values that are the default. */
export const serialiseQuoteQuery = ({ view, q, after }: QuoteQuery): string =>
  new URLSearchParams({
    ...(view !== 'all' && { view }),
    ...(q && { q }),
    ...(after && { after }),
  }).toString();
