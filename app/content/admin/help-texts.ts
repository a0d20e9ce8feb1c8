import type { PublicationState } from '~/domain/publishing/publication-state';
import { DRAWING_NAMES } from '../help/help-article';
import { type QuestionGroupId, repositoryQuestionGroups } from '../help/question-groups';
import { PUBLICATION_STATE_LABELS } from './publication-texts';

/** The fields besides the text, for forms and differences. */
export const HELP_FIELD_LABELS = {
  title: 'Title',
  summary: 'Short answer',
  category: 'Category',
  place: 'Place',
  related: 'Related questions',
  keywords: 'Search words',
  slug: 'Address, after ?article=',
  groups: 'Shown in',
} as const;

export const HELP_TEXT_HINT = `Markdown. Each section begins with ##. "1." makes steps, "-" a list, ">" a note, and a table has its caption in **bold** above it. A drawing is ![Caption](drawing:${DRAWING_NAMES[0]}).`;

const PAGES: Readonly<Record<QuestionGroupId, string>> = {
  shop: 'FAQ',
  'after-ordering': 'FAQ',
  events: 'FAQ',
  accounts: 'FAQ',
  assistant: 'FAQ',
  hackmatrix: 'FAQ and the page of HackMatrix',
  converge: 'the page of Converge',
  pricing: 'the page of the prices',
};

/** "Ordering in the shop (FAQ)". */
export const QUESTION_GROUP_LABELS = Object.fromEntries(
  repositoryQuestionGroups.map(({ id, label }) => [id, `${label} (${PAGES[id]})`]),
) as Readonly<Record<QuestionGroupId, string>>;

/** What a state means when the repository has the entry as well. */
export const OVERRIDE_STATE_TEXTS: Readonly<Record<PublicationState, string>> = {
  draft: 'The site shows the original text. Only staff can read this one.',
  scheduled: 'The site shows the original text until then.',
  published: 'The site shows this text in place of the original. What you save is there at once.',
  withdrawn: 'The site shows neither this text nor the original.',
};

export interface StoredHelpState {
  state: PublicationState;
  /** It stands in place of one of the repository. */
  isOverride: boolean;
}

const OVERRIDE_STATE_LABELS: Readonly<Record<PublicationState, string>> = {
  draft: 'Edits not published',
  scheduled: 'Edits scheduled',
  published: 'Edited',
  withdrawn: 'Withdrawn',
};

/** What staff did with an entry, for the list. */
export const describeHelpState = ({ state, isOverride }: StoredHelpState): string =>
  (isOverride ? OVERRIDE_STATE_LABELS : PUBLICATION_STATE_LABELS)[state];
