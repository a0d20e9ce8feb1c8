/** Options of remark-rehype: how the footnotes of an article become HTML. */
export const NOTES_OPTIONS = {
  clobberPrefix: 'note-',
  footnoteLabel: 'Notes',
  footnoteBackContent: 'Back',
  footnoteLabelProperties: { className: ['article-notes-title'] },
  footnoteBackLabel: (reference: number, repeat: number) =>
    `Back to the text at note ${reference + 1}${repeat > 1 ? `, mention ${repeat}` : ''}`,
};
