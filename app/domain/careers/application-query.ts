import { type ApplicationStage, isApplicationStage } from './application-stage';

const MAX_SEARCH_TEXT = 80;
const ROLE_ID = /^[\w-]{1,100}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Which applications the board shows. With a stage it is a list of that stage. */
export interface ApplicationQuery {
  /** A part of the name or the email address. Empty for all. */
  q: string;
  role?: string;
  stage?: ApplicationStage;
  /** The id of the last application of the page before. */
  after?: string;
}

/** Reads the query of a URL. Unknown values count as absent. */
export function parseApplicationQuery(params: URLSearchParams): ApplicationQuery {
  const [role, stage, after] = ['role', 'stage', 'after'].map((name) => params.get(name) ?? '');
  return {
    q: (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_TEXT),
    ...(role && ROLE_ID.test(role) && { role }),
    ...(isApplicationStage(stage) && { stage }),
    ...(after && UUID.test(after) && { after }),
  };
}

/** The inverse of `parseApplicationQuery`, without values that are the default. */
export const serialiseApplicationQuery = ({ q, role, stage, after }: ApplicationQuery): string =>
  new URLSearchParams({
    ...(q && { q }),
    ...(role && { role }),
    ...(stage && { stage }),
    ...(after && { after }),
  }).toString();
