import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { teamMembers } from '../company/team';
import { articleMetadataSchema } from './article';
import { articleSeries } from './article-series';
import { articles, findRepositoryArticle } from './articles';

const folder = new URL('./articles/', import.meta.url);

it('every file is an article, newest first', () => {
  const slugs = readdirSync(folder).map((file) => file.replace(/\.mdx$/, ''));
  expect(articles.map(({ slug }) => slug).sort()).toEqual(slugs.sort());
  const dates = articles.map(({ publishedOn }) => publishedOn);
  expect(dates).toEqual(dates.toSorted().reverse());
});

it('an article is found by its slug', () => {
  for (const article of articles) expect(findRepositoryArticle(article.slug)).toBe(article);
  expect(findRepositoryArticle('no-such-article')).toBeUndefined();
});

it('every article has its own title and summary, an author of the team and a known series', () => {
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
  expect(new Set(articles.map(({ summary }) => summary)).size).toBe(articles.length);
  const authors = teamMembers.map(({ id }) => id);
  const series = articleSeries.map(({ id }) => id);
  for (const article of articles) {
    expect(authors, article.slug).toContain(article.authorId);
    if (article.series) expect(series, article.slug).toContain(article.series);
  }
  for (const id of series) expect(articles.map((article) => article.series)).toContain(id);
});

it('the reading time is at least a minute and grows with the text', () => {
  for (const { wordCount, readingMinutes, slug } of articles) {
    expect(readingMinutes, slug).toBeGreaterThanOrEqual(1);
    expect(Math.abs(readingMinutes - wordCount / 210), slug).toBeLessThanOrEqual(0.5);
  }
});

it('the contents list has every heading of the second level', () => {
  for (const { slug, outline } of articles) {
    const source = readFileSync(new URL(`${slug}.mdx`, folder), 'utf8').replace(/^```[\s\S]*?^```/gm, '');
    expect(outline.length, slug).toBe([...source.matchAll(/^## /gm)].length);
  }
});

const valid = {
  frontmatter: {
    title: 'A wall of tiles',
    summary: 'What a wall of tiles can teach about the order of things, with figures.',
    publishedOn: '2026-11-19',
    authorId: 'ira-deshmukh',
    tag: 'Design',
    cover: { kind: 'opus', seed: 3, glazes: ['vermilion', 'marigold', 'contrast'] },
  },
  outline: [],
  wordCount: 12,
};

it('a complete frontmatter is accepted', () => {
  expect(articleMetadataSchema.parse(valid).frontmatter).toEqual({ ...valid.frontmatter, form: 'standard' });
});

it.each([
  ['an unknown tag', { tag: 'Cooking' }],
  ['a date that does not exist', { publishedOn: '2026-02-30' }],
  ['a short summary', { summary: 'Too short.' }],
  ['an unknown drawing', { cover: { ...valid.frontmatter.cover, kind: 'photo' } }],
  ['two glazes', { cover: { ...valid.frontmatter.cover, glazes: ['jade', 'ink'] } }],
  ['an unknown field', { subtitle: 'More' }],
])('a frontmatter with %s is refused', (_, change) => {
  const metadata = { ...valid, frontmatter: { ...valid.frontmatter, ...change } };
  expect(articleMetadataSchema.safeParse(metadata).success).toBe(false);
});
