export interface ArticleSeries {
  id: string;
  title: string;
  /** What the parts have in common, in one or two sentences. */
  summary: string;
}

/** Articles that belong together, read from the oldest to the newest. */
export const articleSeries: readonly ArticleSeries[] = [
  {
    id: 'building-this-site',
    title: 'How this site is built',
    summary:
      'The site you are reading is our own workshop. Each part takes one of its decisions apart: what it cost, what we measured, and what we would do again.',
  },
  {
    id: 'judging',
    title: 'Judging fairly',
    summary:
      'Hundreds of projects, a few judges, one afternoon. How marks from different people become one order, and how to notice when they should not.',
  },
];
