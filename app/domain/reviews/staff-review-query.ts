import { normaliseSearchText } from '../text/search-text';
import { REVIEW_STATES, type ReviewState } from './review';

const MAX_SEARCH = 80;
const MAX_CURSOR = 80;

/** Which reviews staff see. The URL holds all of it. */
export interface StaffReviewQuery {
  state: ReviewState;
  /** A part of the product, the author, the title or the text. */
  q: string;
  /** The time and the id of the last review of the page before. */
  after?: string;
}

/** Reads a query from any URL. Invalid values are left out. Never throws. */
export function parseStaffReviewQuery(params: URLSearchParams): StaffReviewQuery {
  const state = REVIEW_STATES.find((name) => name === params.get('state')) ?? 'waiting';
  const after = params.get('after')?.slice(0, MAX_CURSOR);
  return {
    state,
    q: normaliseSearchText(params.get('q') ?? '', MAX_SEARCH),
    ...(after && { after }),
  };
}

/** The canonical form of a query: fixed order, without defaults. */
export const serialiseStaffReviewQuery = ({ state, q, after }: StaffReviewQuery): string =>
  new URLSearchParams([
    ...(state === 'waiting' ? [] : [['state', state]]),
    ...(q ? [['q', q]] : []),
    ...(after ? [['after', after]] : []),
  ]).toString();
