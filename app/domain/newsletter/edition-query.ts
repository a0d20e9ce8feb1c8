import { EDITION_STATES, type EditionState } from './edition';

/** Which editions staff see. The URL holds all of it. */
export interface EditionQuery {
  state?: EditionState;
  /** The number of the last edition of the page before. */
  before?: number;
}

const NUMBER = /^[1-9]\d{0,8}$/;

/** Reads a query from any URL. Invalid values are left out. Never throws. */
export function parseEditionQuery(params: URLSearchParams): EditionQuery {
  const state = EDITION_STATES.find((name) => name === params.get('state'));
  const before = params.get('before') ?? '';
  return { ...(state && { state }), ...(NUMBER.test(before) && { before: Number(before) }) };
}

/** The canonical form of a query: fixed order, without defaults. */
export const serialiseEditionQuery = ({ state, before }: EditionQuery): string =>
  new URLSearchParams([
    ...(state ? [['state', state]] : []),
    ...(before === undefined ? [] : [['before', String(before)]]),
  ]).toString();
