import { normaliseSearchText } from '../text/search-text';
import { HELP_ENTRY_KINDS, type HelpEntryKind } from './help-entry';

const MAX_SEARCH = 80;

const VIEWS = ['all', 'unhelpful', 'edited', 'drafts', 'withdrawn'] as const;
export type HelpView = (typeof VIEWS)[number];

/** Which help entries staff see. The URL holds all of it. */
export interface HelpQuery {
  kind: HelpEntryKind;
  view: HelpView;
  /** A part of the title or the text. */
  q: string;
}

/** Reads a query from any URL. Invalid values are left out. Never throws. */
export const parseHelpQuery = (params: URLSearchParams): HelpQuery => ({
  kind: HELP_ENTRY_KINDS.find((kind) => kind === params.get('kind')) ?? 'article',
  view: VIEWS.find((view) => view === params.get('view')) ?? 'all',
  q: normaliseSearchText(params.get('q') ?? '', MAX_SEARCH),
});

/** The canonical form of a query: fixed order, without defaults. */
export const serialiseHelpQuery = ({ kind, view, q }: HelpQuery): string =>
  new URLSearchParams([
    ...(kind === 'article' ? [] : [['kind', kind]]),
    ...(view === 'all' ? [] : [['view', view]]),
    ...(q ? [['q', q]] : []),
  ]).toString();
