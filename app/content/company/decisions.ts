export interface CompanyDecision {
  id: string;
  year: number;
  /** The value behind the decision, as a short sentence. */
  value: string;
  decision: string;
  cost: string;
  /** Slug of an article about the decision. */
  articleSlug?: string;
}

/** Decisions with their costs, oldest first. */
export const companyDecisions: readonly CompanyDecision[] = [
  {
    id: 'code-from-the-first-day',
    year: 2017,
    value: 'People should be able to leave us.',
    decision:
      'The source code and its history belong to the client from the first day, not from the last invoice.',
    cost: 'Clients who want to go on alone can, and every year some do. We are paid for the next tile or not at all.',
  },
  {
    id: 'nobody-pays-to-judge',
    year: 2021,
    value: 'Fairness is not a paid extra.',
    decision: 'HackMatrix has no fee for judges, mentors or volunteers, in any plan.',
    cost: 'An event with forty judges pays what one with four pays. We had a buyer for the other way.',
  },
  {
    id: 'published-what-did-not-work',
    year: 2026,
    value: 'What did not work is printed, too.',
    decision:
      'Six teachers read eleven hundred hints of our model. One in nine was useless, and we published all of it.',
    cost: 'It is the first page that a school finds when it looks for us.',
    articleSlug: 'fractions-in-assamese',
  },
  {
    id: 'accounts-of-a-weekend',
    year: 2026,
    value: 'Whoever pays may see the bill.',
    decision: 'The full accounts of Monsoon Build are public, down to the diesel for the generator.',
    cost: 'Everybody we work with knows our margin, and says so in the first call.',
    articleSlug: 'what-a-hackathon-costs',
  },
];
