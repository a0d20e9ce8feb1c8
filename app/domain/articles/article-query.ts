import { PUBLICATION_STATES, type PublicationState } from '../publishing/publication-state';
import { normaliseSearchText } from '../text/search-text';

const MAX_SEARCH = 80;
const MAX_CURSOR = 80;

/** Which articles staff see. The URL holds all of it. */
export interface StaffArticleQuery {
  /** A part of the title. */
  q: string;
  state?: PublicationState;
  /** The id of the last article of the page before. */
  after?: string;
}

/** Reads a query from any URL. Invalid values are left out. Never throws. */
export function parseStaffArticleQuery(params: URLSearchParams): StaffArticleQuery {
  const state = PUBLICATION_STATES.find((name) => name === params.get('state'));
  const after = params.get('after')?.slice(0, MAX_CURSOR);
  return {
    q: normaliseSearchText(params.get('q') ?? '', MAX_SEARCH),
    ...(state && { state }),
    ...(after && { after }),
  };
}

/** The canonical form of a query: fixed order, without defaults. */
export const serialiseStaffArticleQuery = ({ q, state, after }: StaffArticleQuery): string =>
  new URLSearchParams([
    ...(q ? [['q', q]] : []),
    ...(state ? [['state', state]] : []),
    ...(after ? [['after', after]] : []),
  ]).toString();
