import { paths } from '~/paths';
import type { QuestionAndAnswer } from '../content-types';
import { convergeQuestions } from '../products/converge-page-content';
import { hackMatrixQuestions } from '../products/hackmatrix-content';
import { pricingQuestions } from '../products/pricing-content';
import { shopQuestions } from '../shop/shop-questions';
import { assistantQuestions } from './assistant-content';
import { findRepositoryHelpArticle } from './help-articles';

export interface FaqQuestion extends QuestionAndAnswer {
  /** Link to the full article, whose slug is the id, if there is one. */
  moreHref?: string;
}

export interface QuestionGroup {
  id: QuestionGroupId;
  label: string;
  questions: readonly FaqQuestion[];
}

export const QUESTION_GROUP_IDS = [
  'shop',
  'after-ordering',
  'hackmatrix',
  'events',
  'accounts',
  'assistant',
  'converge',
  'pricing',
] as const;
export type QuestionGroupId = (typeof QUESTION_GROUP_IDS)[number];

/** Questions taken from the help centre. */
function findHelpQuestions(...slugs: readonly string[]): FaqQuestion[] {
  return slugs.map((slug) => {
    const found = findRepositoryHelpArticle(slug);
    if (!found) throw new Error(`The help centre has no article ${slug}.`);
    const { question, short } = found.article;
    return { id: slug, question, answer: short, moreHref: paths.helpArticle(slug) };
  });
}

/** All questions of the repository by subject. Each is written in its own content module and only collected here. */
export const repositoryQuestionGroups: readonly QuestionGroup[] = [
  { id: 'shop', label: 'Ordering in the shop', questions: shopQuestions },
  {
    id: 'after-ordering',
    label: 'After the order',
    questions: findHelpQuestions(
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
    questions: findHelpQuestions('winter-build', 'cannot-afford-the-seat', 'find-a-team', 'cancel-a-seat'),
  },
  {
    id: 'accounts',
    label: 'Accounts',
    questions: findHelpQuestions(
      'ways-to-sign-in',
      'forgotten-password',
      'change-your-email',
      'secure-account',
      'delete-account',
    ),
  },
  { id: 'assistant', label: 'The assistant', questions: assistantQuestions },
  { id: 'converge', label: 'Converge', questions: convergeQuestions },
  { id: 'pricing', label: 'Prices', questions: pricingQuestions },
];

/** The pages that show a group, besides the page of all questions. */
export const QUESTION_PAGES: Readonly<Partial<Record<QuestionGroupId, string>>> = {
  hackmatrix: paths.product('hackmatrix'),
  converge: paths.product('converge'),
  pricing: paths.pricing(),
};

/** These groups are on their own page alone. */
const NOT_ON_FAQ_PAGE: readonly QuestionGroupId[] = ['converge', 'pricing'];

/** A page that shows one of these groups. */
export const findQuestionPage = (ids: readonly string[]): string => {
  const isOnlyElsewhere = ids.every((id) => NOT_ON_FAQ_PAGE.some((other) => other === id));
  const [page] = Object.entries(QUESTION_PAGES).flatMap(([id, path]) => (ids.includes(id) ? path : []));
  return (isOnlyElsewhere && page) || paths.faq();
};

export const isOnFaqPage = ({ id }: Pick<QuestionGroup, 'id'>): boolean => !NOT_ON_FAQ_PAGE.includes(id);
