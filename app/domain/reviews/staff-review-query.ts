import { REVIEW_STATES, type ReviewState } from './review';

const MAX_CURSOR = 36;

/** Which reviews staff see. The URL holds all of it. */
export interface StaffReviewQuery {
  state: ReviewState;
  /** The id of the last review of the page before. */
  after?: string;
}

/** Reads a query from any URL. Invalid values are left out. Never throws. */
export function parseStaffReviewQuery(params: URLSearchParams): StaffReviewQuery {
  const state = REVIEW_STATES.find((name) => name === params.get('state')) ?? 'waiting';
  const after = params.get('after')?.slice(0, MAX_CURSOR);
  return { state, ...(after && { after }) };
}

/** The canonical form of a query: fixed order, without defaults. */
export const serialiseStaffReviewQuery = ({ state, after }: StaffReviewQuery): string =>
  new URLSearchParams([
    ...(state === 'waiting' ? [] : [['state', state]]),
    ...(after ? [['after', after]] : []),
  ]).toString();
