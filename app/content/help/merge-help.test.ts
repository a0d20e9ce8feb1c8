import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repositoryHelpArticles, repositoryHelpCategories } from './help-articles';
import { type HelpChanges, NO_HELP_CHANGES } from './merge-help';
import { repositoryQuestionGroups } from './question-groups';
import { helpEntrySchemas, toRepositoryForm } from './repository-forms';
import { applyHelpChanges, repositoryHelp } from './repository-help';

const slugs = repositoryHelpArticles.map(({ slug }) => slug);
const questionIds = repositoryQuestionGroups.flatMap(({ questions }) =>
  questions.filter(({ moreHref }) => moreHref === undefined).map(({ id }) => id),
);
const anySlug = fc.oneof(fc.constantFrom(...slugs), fc.constantFrom('new-one', 'new-two'));
const anyPlace = fc.integer({ min: 0, max: 200 });

const articleChange = fc.record({
  category: fc.constantFrom(...repositoryHelpCategories.map(({ id }) => id)),
  place: anyPlace,
  article: anySlug.map((slug) => ({
    slug,
    question: `Edited ${slug}`,
    short: 'Short.',
    keywords: '',
    sections: [],
    related: [],
  })),
});
const questionChange = fc.record({
  groups: fc.uniqueArray(fc.constantFrom(...repositoryQuestionGroups.map(({ id }) => id)), { minLength: 1 }),
  place: anyPlace,
  question: fc
    .constantFrom(...questionIds, 'new-question')
    .map((id) => ({ id, question: `Edited ${id}`, answer: 'So.' })),
});

/** As the database has them: an entry is published or withdrawn, never both. */
const changes: fc.Arbitrary<HelpChanges> = fc
  .record({
    articles: fc.uniqueArray(articleChange, { selector: ({ article }) => article.slug, maxLength: 6 }),
    questions: fc.uniqueArray(questionChange, { selector: ({ question }) => question.id, maxLength: 6 }),
    withdrawn: fc.uniqueArray(anySlug, { maxLength: 5 }),
    withdrawnQuestions: fc.uniqueArray(fc.constantFrom(...questionIds), { maxLength: 5 }),
  })
  .map(({ articles, questions, withdrawn, withdrawnQuestions }) => ({
    articles,
    questions,
    movedArticles: new Map(),
    withdrawnArticles: new Set(
      withdrawn.filter((slug) => !articles.some(({ article }) => article.slug === slug)),
    ),
    withdrawnQuestions: new Set(
      withdrawnQuestions.filter((id) => !questions.some(({ question }) => question.id === id)),
    ),
  }));

describe('R-HELP-2: the help of the repository and of the back office', () => {
  test('without changes it is the repository', () => {
    const merged = applyHelpChanges(NO_HELP_CHANGES);
    expect(merged.categories).toEqual(repositoryHelpCategories);
    expect(merged.groups).toEqual(repositoryQuestionGroups);
    expect(merged.articles).toEqual(repositoryHelpArticles);
  });

  test('each article is there once: the edited one, or else the one of the repository unless withdrawn', () => {
    fc.assert(
      fc.property(changes, (made) => {
        const merged = applyHelpChanges(made);
        const edited = new Map(made.articles.map(({ article }) => [article.slug, article]));
        const expected = new Set([
          ...slugs.filter((slug) => !made.withdrawnArticles.has(slug)),
          ...edited.keys(),
        ]);
        expect(merged.articles).toHaveLength(expected.size);
        expect(new Set(merged.articles.map(({ slug }) => slug))).toEqual(expected);
        for (const [slug, article] of edited) expect(merged.findArticle(slug)?.article).toBe(article);
        for (const slug of made.withdrawnArticles) expect(merged.findArticle(slug)).toBeUndefined();
      }),
    );
  });

  test('an edited article is in its category at its place, and the others keep their order', () => {
    fc.assert(
      fc.property(changes, (made) => {
        const merged = applyHelpChanges(made);
        for (const { category, article } of made.articles)
          expect(merged.findArticle(article.slug)?.category.id).toBe(category);
        const edited = new Set(made.articles.map(({ article }) => article.slug));
        for (const { id, articles } of merged.categories) {
          const others = articles.map(({ slug }) => slug).filter((slug) => !edited.has(slug));
          const inRepository = repositoryHelp.categories.find((category) => category.id === id);
          expect(
            inRepository?.articles.map(({ slug }) => slug).filter((slug) => others.includes(slug)),
          ).toEqual(others);
          expect(articles).not.toHaveLength(0);
        }
      }),
    );
  });

  test('a question is in exactly its groups, with its answer; a withdrawn one nowhere', () => {
    fc.assert(
      fc.property(changes, (made) => {
        const { groups } = applyHelpChanges(made);
        for (const { question, groups: chosen } of made.questions)
          for (const { id, questions } of groups) {
            const found = questions.filter((each) => each.id === question.id && each.moreHref === undefined);
            expect(found).toEqual(chosen.includes(id) ? [question] : []);
          }
        for (const withdrawn of made.withdrawnQuestions)
          for (const { questions } of groups)
            expect(questions.filter(({ id, moreHref }) => id === withdrawn && !moreHref)).toEqual([]);
      }),
    );
  });

  test('questions that are taken from help articles follow them', () => {
    fc.assert(
      fc.property(changes, (made) => {
        const merged = applyHelpChanges(made);
        for (const { id, question, answer, moreHref } of merged.groups.flatMap(({ questions }) => questions))
          if (moreHref) {
            const article = merged.findArticle(id)?.article;
            expect([question, answer]).toEqual([article?.question, article?.short]);
          }
      }),
    );
  });
});

describe('R-HELP-1: an entry of the repository as staff edit it', () => {
  test.each(slugs)('the help article %s is accepted as it is', (slug) => {
    const { kind: _, ...form } = toRepositoryForm('article', slug) ?? { kind: undefined };
    expect(helpEntrySchemas.article.parse(form)).toEqual(toRepositoryForm('article', slug));
  });

  test.each(questionIds)('the question %s is accepted as it is', (id) => {
    const { kind: _, ...form } = toRepositoryForm('question', id) ?? { kind: undefined };
    expect(helpEntrySchemas.question.parse(form)).toEqual(toRepositoryForm('question', id));
  });

  test.each([
    ['an unknown category', { category: 'cooking' }],
    ['a slug with a slash', { slug: 'a/b' }],
    ['no text', { source: ' ' }],
    ['a place that is no number', { place: 'first' }],
    ['too many related articles', { related: slugs.slice(0, 5) }],
  ])('%s is refused', (_, values) => {
    const { kind: __, ...form } = toRepositoryForm('article', 'delivery') ?? { kind: undefined };
    expect(helpEntrySchemas.article.safeParse({ ...form, ...values }).success).toBe(false);
  });

  test('no entry is found for an article as a question, or for an unknown one', () => {
    expect(toRepositoryForm('question', 'where-is-my-order')).toBeUndefined();
    expect(toRepositoryForm('article', '__proto__')).toBeUndefined();
  });
});
