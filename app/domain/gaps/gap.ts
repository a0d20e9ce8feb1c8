/** Where people did not find what they looked for. */
export const GAP_KINDS = ['search', 'question', 'help', 'path'] as const;
export type GapKind = (typeof GAP_KINDS)[number];

/** `done` is open again when it happens again. `ignored` stays. */
export const GAP_STATES = ['open', 'done', 'ignored'] as const;
export type GapState = (typeof GAP_STATES)[number];

/** The views of the list. Probes are paths that programs try on every site. */
export const GAP_VIEWS = [...GAP_STATES, 'probes'] as const;
export type GapView = (typeof GAP_VIEWS)[number];

export interface Gap {
  id: string;
  kind: GapKind;
  text: string;
  count: number;
  /** ISO days. */
  firstDay: string;
  lastDay: string;
  state: GapState;
  /** The last time it was marked as done or ignored. `by` is absent when the account is deleted. */
  closed?: { at: Date; by?: string };
  version: number;
}

export interface GapQuery {
  view: GapView;
  kind?: GapKind;
  /** The count and the id of the last entry of the page before. */
  after?: string;
}

/** Accepts any query. */
export function parseGapQuery(search: URLSearchParams): GapQuery {
  const view = GAP_VIEWS.find((known) => known === search.get('view')) ?? 'open';
  const kind = GAP_KINDS.find((known) => known === search.get('kind'));
  const after = search.get('after');
  return { view, ...(kind && { kind }), ...(after && { after }) };
}

export const serialiseGapQuery = ({ view, kind, after }: GapQuery): string =>
  new URLSearchParams({
    ...(view !== 'open' && { view }),
    ...(kind && { kind }),
    ...(after && { after }),
  }).toString();
