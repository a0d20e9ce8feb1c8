import { paths } from '~/paths';
import { assistantQuestions } from './assistant';
import { hackMatrixQuestions } from './hackmatrix';
import { findHelpArticle } from './help/articles';
import { shopQuestions } from './shop-questions';
import type { QuestionAndAnswer } from './types';

export interface GroupedQuestion extends QuestionAndAnswer {
  /** Where there is more to read. */
  more?: string;
}

export interface QuestionGroup {
  id: string;
  label: string;
  questions: readonly GroupedQuestion[];
}

/** Answers of the help centre that people look for without knowing that there is one. */
function fromHelp(...slugs: readonly string[]): GroupedQuestion[] {
  return slugs.map((slug) => {
    const placed = findHelpArticle(slug);
    if (!placed) throw new Error(`The help centre has no article ${slug}.`);
    const { question, short } = placed.article;
    return { id: slug, question, answer: short, more: paths.helpArticle(slug) };
  });
}

/** What is asked, by what it is about. Every question is written where it belongs and only gathered here. */
export const questionGroups: readonly QuestionGroup[] = [
  { id: 'shop', label: 'Ordering in the shop', questions: shopQuestions },
  {
    id: 'after-ordering',
    label: 'After the order',
    questions: fromHelp(
      'where-is-my-order',
      'paid-but-still-placed',
      'something-is-wrong',
      'change-the-address',
      'lost-order-link',
    ),
  },
  { id: 'hackmatrix', label: 'HackMatrix', questions: hackMatrixQuestions },
  {
    id: 'events',
    label: 'Seats, workshops, hackathons',
    questions: fromHelp('winter-build', 'cannot-afford-the-seat', 'find-a-team', 'cancel-a-seat'),
  },
  {
    id: 'accounts',
    label: 'Accounts',
    questions: fromHelp('ways-to-sign-in', 'forgotten-password', 'secure-account', 'delete-account'),
  },
  { id: 'assistant', label: 'The assistant', questions: assistantQuestions },
];

export const groupedQuestions: readonly GroupedQuestion[] = questionGroups.flatMap(
  ({ questions }) => questions,
);
