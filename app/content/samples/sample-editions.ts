import { articles } from '../journal/articles';

const oldest = articles.map(({ slug }) => slug).toReversed();

/** Editions of the newsletter in the sample company: one that was sent, and a draft. */
export const sampleEditions = {
  sent: {
    daysAgo: 25,
    /** Visits that began with one of its links. */
    visits: 7,
    form: {
      subject: 'Two things we learned this autumn',
      introduction: 'Two articles, a quarter of an hour together.\n\nAnswers to this email reach us.',
      articles: oldest.slice(0, 2),
    },
  },
  draft: {
    daysAgo: 2,
    form: {
      subject: 'What we built before the winter',
      introduction: 'Three articles from November.',
      articles: oldest.slice(2, 5),
    },
  },
};
