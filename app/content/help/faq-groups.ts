import { paths } from '~/paths';
import type { QuestionAndAnswer } from '../content-types';
import { hackMatrixQuestions } from '../products/hackmatrix-content';
import { shopQuestions } from '../shop/shop-questions';
import { assistantQuestions } from './assistant-content';
import { findHelpArticle } from './help-articles';

export interface FaqQuestion extends QuestionAndAnswer {
  /** Link to the full article, if there is one. */
  moreHref?: string;
}

export interface FaqGroup {
  id: string;
  label: string;
  questions: readonly FaqQuestion[];
}

/** Questions taken from the help centre. */
function fromHelpCentre(...slugs: readonly string[]): FaqQuestion[] {
  return slugs.map((slug) => {
    const found = findHelpArticle(slug);
    if (!found) throw new Error(`The help centre has no article ${slug}.`);
    const { question, short } = found.article;
    return { id: slug, question, answer: short, moreHref: paths.helpArticle(slug) };
  });
}

/** All questions by subject. Each question is written in its own content module and only collected here. */
export const faqGroups: readonly FaqGroup[] = [
  { id: 'shop', label: 'Ordering in the shop', questions: shopQuestions },
  {
    id: 'after-ordering',
    label: 'After the order',
    questions: fromHelpCentre(
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
    questions: fromHelpCentre('winter-build', 'cannot-afford-the-seat', 'find-a-team', 'cancel-a-seat'),
  },
  {
    id: 'accounts',
    label: 'Accounts',
    questions: fromHelpCentre('ways-to-sign-in', 'forgotten-password', 'secure-account', 'delete-account'),
  },
  { id: 'assistant', label: 'The assistant', questions: assistantQuestions },
];

export const faqQuestions: readonly FaqQuestion[] = faqGroups.flatMap(({ questions }) => questions);
