import type { Options } from 'remark-rehype';

/** Footnotes look as in the articles of the repository (scripts/build/articles/article-plugin.ts). */
export const NOTES_OPTIONS: Options = {
  clobberPrefix: 'note-',
  footnoteLabel: 'Notes',
  footnoteBackContent: 'Back',
  footnoteLabelProperties: { className: ['article-notes-title'] },
  footnoteBackLabel: (reference, repeat) =>
    `Back to the text at note ${reference + 1}${repeat > 1 ? `, mention ${repeat}` : ''}`,
};
