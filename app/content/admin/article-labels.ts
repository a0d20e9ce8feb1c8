import type { ArticleEventKind, ArticleState } from '~/domain/articles/article-state';

export const ARTICLE_STATE_LABELS: Readonly<Record<ArticleState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  withdrawn: 'Withdrawn',
};

export const ARTICLE_EVENT_LABELS: Readonly<Record<ArticleEventKind, string>> = {
  created: 'Added',
  edited: 'Edited',
  restored: 'Restored from an earlier version',
  draft: 'Made a draft',
  scheduled: 'Scheduled',
  published: 'Published',
  withdrawn: 'Withdrawn',
};

/** What a form did, by the value of the query parameter `done`. */
export const ARTICLE_DONE_MESSAGES: Readonly<Record<string, string>> = {
  created: 'The draft is saved. Look at the preview before you publish it.',
  saved: 'Saved.',
  unchanged: 'Nothing had changed.',
  published: 'Published. The article is on the site.',
  scheduled: 'Scheduled. The article is published at its time.',
  withdrawn: 'Withdrawn. The article is no longer on the site.',
  draft: 'The article is a draft again.',
  restored: 'The earlier version is the current one again.',
  added: 'The picture is added. Copy its line into the text.',
};
