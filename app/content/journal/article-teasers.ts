import type { Cover } from '../content-types';

export interface ArticleTeaser {
  slug: string;
  title: string;
  /** ISO date. */
  publishedOn: string;
  /** Id of a team member in `team.ts`. */
  authorId: string;
  tag: 'Hackathons' | 'Engineering' | 'Learning' | 'Workshops' | 'Design' | 'Company';
  readingMinutes: number;
  cover: Cover;
  summary: string;
}

/** Newest first. */
export const articleTeasers: readonly ArticleTeaser[] = [
  {
    slug: 'judging-400-projects',
    title: 'Judging 400 projects without losing the good ones',
    publishedOn: '2026-11-12',
    authorId: 'asha-murmu',
    tag: 'Hackathons',
    readingMinutes: 9,
    cover: { kind: 'opus', seed: 3, glazes: ['vermilion', 'marigold', 'contrast'] },
    summary:
      'Three judges a project, a rubric with five questions, and the arithmetic that notices when one judge means something else by a seven.',
  },
  {
    slug: 'why-our-boards-stop-at-four-columns',
    title: 'Why our boards stop at four columns',
    publishedOn: '2026-10-29',
    authorId: 'karan-sethi',
    tag: 'Design',
    readingMinutes: 6,
    cover: { kind: 'penrose', seed: 10, glazes: ['peacock', 'marigold', 'contrast'] },
    summary:
      'We counted the columns on 212 boards and asked what each one was for. Past four, most of them were for waiting.',
  },
  {
    slug: 'teaching-retrieval-before-prompts',
    title: 'Teaching retrieval before teaching prompts',
    publishedOn: '2026-10-08',
    authorId: 'devika-warrier',
    tag: 'Workshops',
    readingMinutes: 8,
    cover: { kind: 'jali', seed: 14, glazes: ['marigold', 'vermilion', 'contrast'] },
    summary:
      'Our AI workshop used to begin with wording. Now it begins with finding the right page, and the answers got better by themselves.',
  },
  {
    slug: 'a-cart-that-cannot-lose-an-order',
    title: 'A cart that cannot lose an order',
    publishedOn: '2026-09-17',
    authorId: 'shalini-murthy',
    tag: 'Engineering',
    readingMinutes: 11,
    cover: { kind: 'grammar', seed: 7, glazes: ['jade', 'marigold', 'contrast'] },
    summary:
      'One transaction, one key from the browser, and the afternoon we pulled the power cord 300 times to see whether it holds.',
  },
  {
    slug: 'what-a-hackathon-costs',
    title: 'What a hackathon costs, line by line',
    publishedOn: '2026-08-20',
    authorId: 'farida-contractor',
    tag: 'Hackathons',
    readingMinutes: 7,
    cover: { kind: 'opus', seed: 21, glazes: ['gulal', 'vermilion', 'contrast'] },
    summary:
      'The full accounts of Monsoon Build 2026: 262 people, 48 hours, and why power cost more than prizes.',
  },
  {
    slug: 'fractions-in-assamese',
    title: 'Fractions in Assamese: what the model got wrong',
    publishedOn: '2026-07-30',
    authorId: 'nusrat-jahan',
    tag: 'Learning',
    readingMinutes: 10,
    cover: { kind: 'truchet', seed: 5, glazes: ['indigo', 'peacock', 'contrast'] },
    summary:
      'Eleven hundred hints read by six teachers. One in nine was correct mathematics and useless Assamese.',
  },
  {
    slug: 'a-page-for-one-bar-of-signal',
    title: 'A page for one bar of signal',
    publishedOn: '2026-06-25',
    authorId: 'rahul-chettri',
    tag: 'Engineering',
    readingMinutes: 8,
    cover: { kind: 'iso', seed: 12, glazes: ['peacock', 'jade', 'contrast'] },
    summary:
      'How the auction of the Bhadra growers opens in 1.4 seconds on a phone that costs Rs. 6,000, and what we left out to get there.',
  },
  {
    slug: 'two-scripts-one-key',
    title: 'Two scripts, one key',
    publishedOn: '2026-05-14',
    authorId: 'ira-deshmukh',
    tag: 'Design',
    readingMinutes: 5,
    cover: { kind: 'grammar', seed: 31, glazes: ['marigold', 'indigo', 'contrast'] },
    summary:
      'Drawing Devanagari and Latin for a keycap of 12 by 12 millimetres, where neither may be the small one.',
  },
];
