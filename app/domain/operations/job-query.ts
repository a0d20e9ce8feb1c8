import { isUuid } from '../text/uuid';

const KIND = /^[a-z][a-z-]{0,60}$/;

/**
 * failed: all attempts failed · waiting: due, and no worker has it · running · later: planned, or after a failed attempt ·
 * discarded: staff decided that it does not run again
 */
export const JOB_VIEWS = ['failed', 'waiting', 'running', 'later', 'discarded'] as const;
export type JobView = (typeof JOB_VIEWS)[number];

/** Which jobs the list shows. */
export interface JobQuery {
  view: JobView;
  kind?: string;
  /** The id of the last job of the page before. */
  after?: string;
}

/** Reads the query of a URL. Unknown values count as absent. Without a view it is that of failed jobs. */
export function parseJobQuery(params: URLSearchParams): JobQuery {
  const kind = params.get('kind') ?? '';
  const after = params.get('after') ?? '';
  return {
    view: JOB_VIEWS.find((view) => view === params.get('view')) ?? 'failed',
    ...(KIND.test(kind) && { kind }),
    ...(isUuid(after) && { after }),
  };
}

/** The inverse of `parseJobQuery`, without values that are the default. */
export const serialiseJobQuery = ({ view, kind, after }: JobQuery): string =>
  new URLSearchParams({
    ...(view !== 'failed' && { view }),
    ...(kind && { kind }),
    ...(after && { after }),
  }).toString();

/** How many jobs of a kind there are. */
export interface KindDepth {
  kind: string;
  waiting: number;
  running: number;
  later: number;
  failed: number;
  /** When the oldest waiting job was due. */
  oldestDue?: Date;
}
