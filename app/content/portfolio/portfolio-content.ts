/** Texts of the portfolio pages. */
export const portfolioContent = {
  masonry: {
    headline: 'Portfolio',
    lead: 'Twelve projects: for whom they were and what changed. Each leads to its figures, who counted them, and what went wrong.',
  },
  showcase: {
    headline: 'Project showcase',
  },
  list: {
    headline: 'All projects as a list',
    lead: 'Sort by any column. A row shows its picture when you point at it or reach it by keyboard.',
  },
  contactHeadline: 'Start a project: is yours not among them?',
  contactLead:
    'Most of our projects are not here, because nobody was asked whether they may be. Tell us what you need and we name a client with the same problem who will talk to you.',
} as const;
