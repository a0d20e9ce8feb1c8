import type { PublicationState, VersionKind } from '~/domain/publishing/publication-state';

export const PUBLICATION_STATE_LABELS: Readonly<Record<PublicationState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  withdrawn: 'Withdrawn',
};

export const VERSION_KIND_LABELS: Readonly<Record<VersionKind, string>> = {
  created: 'Added',
  edited: 'Edited',
  restored: 'Restored from an earlier version',
  reverted: 'Went back to the original text',
  draft: 'Made a draft',
  scheduled: 'Scheduled',
  published: 'Published',
  withdrawn: 'Withdrawn',
};

/** What a form did, by the value of the query parameter `done`. */
const createDoneMessages = (subject: string): Readonly<Record<string, string>> => ({
  created: 'The draft is saved. Look at the preview before you publish it.',
  saved: 'Saved.',
  unchanged: 'Nothing had changed, so nothing was saved.',
  published: `Published. The ${subject} is on the site.`,
  scheduled: `Scheduled. The ${subject} is published at its time.`,
  withdrawn: `Withdrawn. The ${subject} is no longer on the site.`,
  draft: `The ${subject} is a draft again.`,
  restored: 'The earlier version is the current one again.',
  reverted: 'The original text is on the site again. The edited one is among the versions.',
  added: 'The picture is added. Put it into the text where it belongs.',
  deleted: 'The draft is deleted.',
});

export const ARTICLE_DONE_MESSAGES = createDoneMessages('article');
export const HELP_DONE_MESSAGES = {
  article: createDoneMessages('help article'),
  question: createDoneMessages('question'),
} as const;

export const DELETION_REFUSAL = 'Only a draft that was never on the site can be deleted.';

interface DeletedDraft {
  hasPictures: boolean;
  /** The repository has the text as well. */
  isOverride: boolean;
}

/** What the deletion of a draft does. */
export const describeDeletion = ({ hasPictures, isOverride }: DeletedDraft): string =>
  [
    hasPictures
      ? 'The draft, its earlier versions and its pictures are deleted.'
      : 'The draft and its earlier versions are deleted.',
    ...(isOverride ? ['The site shows the original text.'] : []),
    'This cannot be undone.',
  ].join(' ');

/** The fields of an article besides its text, for differences. */
export const ARTICLE_FIELD_LABELS = {
  title: 'Title',
  slug: 'Address',
  summary: 'Summary',
  authorId: 'Author',
  tag: 'Subject',
  series: 'Series',
  coverKind: 'Pattern of the cover',
  coverSeed: 'Number of the cover',
} as const;
