import { PLACE_STEP } from '~/domain/help/help-entry';
import { paths } from '~/paths';
import type { QuestionAndAnswer } from '../content-types';
import type { HelpArticle, HelpCategory, HelpCategoryId } from './help-article';
import type { ArticleWithCategory } from './help-articles';
import { type FaqQuestion, isOnFaqPage, type QuestionGroup, type QuestionGroupId } from './question-groups';

/** What staff wrote in the back office, as far as visitors can see it. */
export interface HelpChanges {
  articles: readonly { category: HelpCategoryId; place: number; article: HelpArticle }[];
  questions: readonly { groups: readonly QuestionGroupId[]; place: number; question: QuestionAndAnswer }[];
  /** Slugs of entries that are not shown, also when the repository has them. */
  withdrawnArticles: ReadonlySet<string>;
  withdrawnQuestions: ReadonlySet<string>;
  /** Former slugs of articles, with the current one. */
  movedArticles: ReadonlyMap<string, string>;
}

export const NO_HELP_CHANGES: HelpChanges = {
  articles: [],
  questions: [],
  movedArticles: new Map(),
  withdrawnArticles: new Set(),
  withdrawnQuestions: new Set(),
};

/** All help articles and questions that visitors see. */
export interface HelpContent {
  /** In the order of the index, without empty ones. */
  categories: readonly HelpCategory[];
  articles: readonly HelpArticle[];
  /** Every group, also those without questions. */
  groups: readonly QuestionGroup[];
  /** The groups of the page of all questions. */
  faqGroups: readonly QuestionGroup[];
  movedArticles: ReadonlyMap<string, string>;
  findArticle(slug: string): ArticleWithCategory | undefined;
  listQuestions(group: QuestionGroupId): readonly FaqQuestion[];
}

interface Placed<Item> {
  place: number;
  item: Item;
}

const placeAll = <Item>(items: readonly Item[]): Placed<Item>[] =>
  items.map((item, index) => ({ item, place: (index + 1) * PLACE_STEP }));

/** Of two with the same place, the one of the repository comes first. */
const sortByPlace = <Item>(items: readonly Placed<Item>[]): Item[] =>
  items.toSorted((one, other) => one.place - other.place).map(({ item }) => item);

function mergeCategories(repository: readonly HelpCategory[], changes: HelpChanges): HelpCategory[] {
  const replaced = new Set([
    ...changes.articles.map(({ article }) => article.slug),
    ...changes.withdrawnArticles,
  ]);
  return repository
    .map((category) => ({
      ...category,
      articles: sortByPlace([
        ...placeAll(category.articles).filter(({ item }) => !replaced.has(item.slug)),
        ...changes.articles
          .filter((change) => change.category === category.id)
          .map(({ place, article }) => ({ place, item: article })),
      ]),
    }))
    .filter(({ articles }) => articles.length > 0);
}

/** A question that is taken from the help centre follows its article. */
function takeFromArticle(question: FaqQuestion, articles: ReadonlyMap<string, HelpArticle>): FaqQuestion[] {
  if (question.moreHref === undefined) return [question];
  const article = articles.get(question.id);
  if (!article) return [];
  const { slug, question: title, short } = article;
  return [{ id: slug, question: title, answer: short, moreHref: paths.helpArticle(slug) }];
}

function mergeGroups(
  repository: readonly QuestionGroup[],
  changes: HelpChanges,
  articles: ReadonlyMap<string, HelpArticle>,
): QuestionGroup[] {
  const replaced = new Set([
    ...changes.questions.map(({ question }) => question.id),
    ...changes.withdrawnQuestions,
  ]);
  return repository.map((group) => ({
    ...group,
    questions: sortByPlace([
      ...placeAll<FaqQuestion>(group.questions)
        .filter(({ item }) => item.moreHref !== undefined || !replaced.has(item.id))
        .flatMap(({ item, place }) =>
          takeFromArticle(item, articles).map((taken) => ({ place, item: taken })),
        ),
      ...changes.questions
        .filter((change) => change.groups.includes(group.id))
        .map(({ place, question }) => ({ place, item: question })),
    ]),
  }));
}

interface Repository {
  categories: readonly HelpCategory[];
  groups: readonly QuestionGroup[];
}

/**
 * R-HELP-2: an entry of the back office stands in place of the one of the repository with its slug, or is added. A withdrawn one
 * is shown nowhere.
 */
export function mergeHelp(repository: Repository, changes: HelpChanges): HelpContent {
  const categories = mergeCategories(repository.categories, changes);
  const bySlug = new Map(
    categories.flatMap((category) =>
      category.articles.map((article) => [article.slug, { article, category }] as const),
    ),
  );
  const articles = new Map([...bySlug].map(([slug, { article }]) => [slug, article]));
  const groups = mergeGroups(repository.groups, changes, articles);
  return {
    categories,
    groups,
    movedArticles: changes.movedArticles,
    articles: [...articles.values()],
    faqGroups: groups.filter((group) => isOnFaqPage(group) && group.questions.length > 0),
    findArticle: (slug) => bySlug.get(slug),
    listQuestions: (id) => groups.find((group) => group.id === id)?.questions ?? [],
  };
}
