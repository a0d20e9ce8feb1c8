export interface ArticleSeries {
  id: string;
  title: string;
  /** What the parts have in common, in one or two sentences. */
  summary: string;
}

/** Articles that belong together, read from the oldest to the newest. */
export const articleSeries: readonly ArticleSeries[] = [
  {
    id: 'how-this-site-is-built',
    title: 'How this site is built',
    summary:
      'The site you are reading is our own workshop. Each part takes one of its decisions apart: what it cost, what we measured, and what we would do again.',
  },
  {
    id: 'running-a-hackathon',
    title: 'Running a hackathon',
    summary:
      'From the first call to the last bus: what organisers ask us before they start, answered with the accounts and the score sheets of events that took place.',
  },
];
