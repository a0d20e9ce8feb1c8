import { accountHelp } from './categories/account-help';
import { convergeHelp } from './categories/converge-help';
import { ordersHelp } from './categories/orders-help';
import { organisingHelp } from './categories/organising-help';
import { paymentHelp } from './categories/payment-help';
import { seatsHelp } from './categories/seats-help';
import { shopHelp } from './categories/shop-help';
import { takingPartHelp } from './categories/taking-part-help';
import type { HelpArticle, HelpCategory } from './help-article';

/** In the order of the index. The first article is the default. */
export const repositoryHelpCategories: readonly HelpCategory[] = [
  ordersHelp,
  paymentHelp,
  shopHelp,
  accountHelp,
  organisingHelp,
  takingPartHelp,
  convergeHelp,
  seatsHelp,
];

export const repositoryHelpArticles: readonly HelpArticle[] = repositoryHelpCategories.flatMap(
  ({ articles }) => articles,
);

export interface ArticleWithCategory {
  article: HelpArticle;
  category: HelpCategory;
}

/** An article with its category; `undefined` for an unknown slug. */
export function findRepositoryHelpArticle(slug: string): ArticleWithCategory | undefined {
  for (const category of repositoryHelpCategories) {
    const article = category.articles.find((candidate) => candidate.slug === slug);
    if (article) return { article, category };
  }
  return undefined;
}

/** Articles suggested before a visitor types, chosen by hand. */
export const articleSuggestions: readonly { situation: string; slug: string }[] = [
  { situation: 'Waiting for a parcel', slug: 'where-is-my-order' },
  { situation: 'About to pay', slug: 'pay-by-upi' },
  { situation: 'Ordering for a company', slug: 'gst-invoice' },
  { situation: 'Planning a hackathon', slug: 'which-plan' },
  { situation: 'Going to one, alone', slug: 'find-a-team' },
  { situation: 'Judging this weekend', slug: 'judge-on-the-phone' },
];
