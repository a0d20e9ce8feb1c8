import { isUuid } from '../text/uuid';
import { PROJECT_STATUSES, type ProjectStatus } from './project';

const MAX_SEARCH_TEXT = 80;

export const PROJECT_VIEWS = ['all', 'overdue', ...PROJECT_STATUSES] as const;
export type ProjectView = ProjectStatus | 'all' | 'overdue';

/** The position of a project in a list that shows the last changed first. */
export interface ProjectCursor {
  changedAt: Date;
  id: string;
}

/** Which projects the back office lists. */
export interface ProjectQuery {
  view: ProjectView;
  /** A part of the name of the project, or of the name or email of a member. Empty for all. */
  q: string;
  /** The last project of the page before. */
  after?: ProjectCursor;
}

function parseCursor(text: string): ProjectCursor | undefined {
  const [time = '', id = ''] = text.split('_');
  const changedAt = new Date(time);
  if (Number.isNaN(changedAt.getTime()) || !isUuid(id)) return undefined;
  return { changedAt, id };
}

/** Reads the query of a URL. Unknown values count as absent. */
export function parseProjectQuery(params: URLSearchParams): ProjectQuery {
  const view = PROJECT_VIEWS.find((known) => known === params.get('view')) ?? 'all';
  const after = parseCursor(params.get('after') ?? '');
  return { view, q: (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_TEXT), ...(after && { after }) };
}

/** The inverse of `parseProjectQuery`, without values that are the default. */
export const serialiseProjectQuery = ({ view, q, after }: ProjectQuery): string =>
  new URLSearchParams({
    ...(view !== 'all' && { view }),
    ...(q && { q }),
    ...(after && { after: `${after.changedAt.toISOString()}_${after.id}` }),
  }).toString();
