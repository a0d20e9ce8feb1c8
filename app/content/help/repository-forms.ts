import {
  createHelpEntrySchemas,
  type HelpArticleInput,
  type HelpEntryInput,
  type HelpEntryKind,
  PLACE_STEP,
  type QuestionInput,
} from '~/domain/help/help-entry';
import { HELP_CATEGORY_IDS } from './help-article';
import { findRepositoryHelpArticle } from './help-articles';
import { QUESTION_GROUP_IDS, repositoryQuestionGroups } from './question-groups';
import { writeEditableMarkdown } from './write-help-markdown';

/** What the forms of staff accept. */
export const helpEntrySchemas = createHelpEntrySchemas({
  categories: HELP_CATEGORY_IDS,
  groups: QUESTION_GROUP_IDS,
});

const toPlace = (index: number) => (index + 1) * PLACE_STEP;

function toArticleForm(slug: string): HelpArticleInput | undefined {
  const found = findRepositoryHelpArticle(slug);
  if (!found) return undefined;
  const { article, category } = found;
  return {
    kind: 'article',
    slug,
    title: article.question,
    summary: article.short,
    keywords: article.keywords,
    related: [...article.related],
    category: category.id,
    place: toPlace(category.articles.indexOf(article)),
    source: writeEditableMarkdown(article.sections),
  };
}

function toQuestionForm(slug: string): QuestionInput | undefined {
  const groups = repositoryQuestionGroups.filter(({ questions }) =>
    questions.some(({ id, moreHref }) => id === slug && moreHref === undefined),
  );
  const [first] = groups;
  const index = first?.questions.findIndex(({ id }) => id === slug) ?? -1;
  const question = first?.questions[index];
  if (!question) return undefined;
  return {
    kind: 'question',
    slug,
    title: question.question,
    source: question.answer,
    groups: groups.map(({ id }) => id),
    place: toPlace(index),
  };
}

/** An entry of the repository as staff edit it. `undefined` for one that the repository does not have. */
export const toRepositoryForm = (kind: HelpEntryKind, slug: string): HelpEntryInput | undefined =>
  kind === 'article' ? toArticleForm(slug) : toQuestionForm(slug);
