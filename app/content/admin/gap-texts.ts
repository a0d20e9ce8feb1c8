import type { Gap, GapKind, GapState, GapView } from '~/domain/gaps/gap';

export const GAP_KIND_LABELS: Readonly<Record<GapKind, string>> = {
  search: 'Search',
  question: 'Question',
  help: 'Did not help',
  path: 'Unknown path',
};

export const GAP_VIEW_LABELS: Readonly<Record<GapView, string>> = {
  open: 'Open',
  done: 'Done',
  ignored: 'Ignored',
  probes: 'Tried by programs',
};

/** What each view lists. */
export const GAP_VIEW_TEXTS: Readonly<Record<GapView, string>> = {
  open: 'Searches without result, questions without answer, help that did not help, and paths without page.',
  done: 'Marked as done. It opens again if it happens again.',
  ignored: 'Not worth a page. It stays ignored, even if it happens again.',
  probes: 'Paths that programs try on every site, such as /wp-login.php. They are counted apart.',
};

/** After a form. */
export const GAP_DONE_MESSAGES: Readonly<Record<GapState, string>> = {
  open: 'It is open again.',
  done: 'Marked as done. It opens again if it happens again.',
  ignored: 'Ignored. It stays ignored, even if it happens again.',
};

/** The titles of help articles by their slugs, also of those that were withdrawn. */
export type HelpTitles = Readonly<Record<string, string>>;

/** The title of the help article that a vote is about, or the stored text. */
export const getGapTitle = ({ kind, text }: Pick<Gap, 'kind' | 'text'>, titles: HelpTitles): string =>
  (kind === 'help' && Object.hasOwn(titles, text) && titles[text]) || text;
