import { account } from './account';
import { converge } from './converge';
import { orders } from './orders';
import { organising } from './organising';
import { payment } from './payment';
import { seats } from './seats';
import { shop } from './shop';
import { takingPart } from './taking-part';
import type { HelpArticle, HelpCategory } from './types';

/** In the order of the index; the first article is the one shown when none is asked for. */
export const helpCategories: readonly HelpCategory[] = [
  orders,
  payment,
  shop,
  account,
  organising,
  takingPart,
  converge,
  seats,
];

export const helpArticles: readonly HelpArticle[] = helpCategories.flatMap(({ articles }) => articles);

export interface PlacedArticle {
  article: HelpArticle;
  category: HelpCategory;
}

/** An article and where it stands. `undefined` for a slug that nothing is written under. */
export function findHelpArticle(slug: string): PlacedArticle | undefined {
  for (const category of helpCategories) {
    const article = category.articles.find((candidate) => candidate.slug === slug);
    if (article) return { article, category };
  }
  return undefined;
}
