import { describe, expect, it } from 'vitest';
import {
  articleSuggestions,
  findRepositoryHelpArticle,
  repositoryHelpArticles,
  repositoryHelpCategories,
} from './help-articles';
import { listArticlePassages } from './help-plain-text';

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;
const slugs = repositoryHelpArticles.map(({ slug }) => slug);
const isUrlSafe = /^[a-z0-9]+(-[a-z0-9]+)*$/;

describe('the help centre', () => {
  it('has eight categories and at least forty articles with unique slugs', () => {
    expect(repositoryHelpCategories).toHaveLength(8);
    expect(slugs.length).toBeGreaterThanOrEqual(40);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(isUrlSafe);
  });

  it('finds an article with its category, and nothing for an unknown slug', () => {
    expect(findRepositoryHelpArticle('which-plan')?.category.id).toBe('organising');
    expect(findRepositoryHelpArticle('__proto__')).toBeUndefined();
  });

  it('writes a table row as text with the heading of each cell', () => {
    const states = repositoryHelpArticles.find(({ slug }) => slug === 'order-states');
    expect(states && listArticlePassages(states)).toContain(
      'Refunded: Your refund is on its way. Can it be cancelled? No',
    );
  });

  it('suggests existing articles', () => {
    for (const { slug } of articleSuggestions) expect(slugs).toContain(slug);
  });
});

describe.each(repositoryHelpArticles)('$slug', (article) => {
  const passages = listArticlePassages(article);

  it('has a limited length', () => {
    const count = countWords(passages.join(' '));
    expect(count).toBeGreaterThanOrEqual(120);
    expect(count).toBeLessThanOrEqual(400);
    expect(countWords(article.short)).toBeLessThanOrEqual(45);
  });

  it('has sections with unique ids', () => {
    const ids = article.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(isUrlSafe);
  });

  it('has existing related articles', () => {
    expect(article.related).not.toContain(article.slug);
    expect(new Set(article.related).size).toBe(article.related.length);
    for (const slug of article.related) expect(slugs).toContain(slug);
  });

  it('has complete texts and correct typography', () => {
    for (const text of [article.question, ...passages]) {
      expect(text).not.toBe('');
      expect(text).not.toMatch(/undefined|\w'\w| {2}|^ | $|"/);
    }
  });
});
