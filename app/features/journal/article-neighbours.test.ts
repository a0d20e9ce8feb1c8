import { expect, it } from 'vitest';
import type { Article } from '~/content/journal/article';
import { articles } from '~/content/journal/articles';
import { findNeighbours } from './article-neighbours';
import { findNearestArticles } from './nearest-articles';

const [sample] = articles;

function create(slug: string, change: Partial<Article>): Article {
  if (!sample) throw new Error('There are no articles.');
  return { ...sample, slug, series: undefined, tag: 'Company', authorId: 'nobody', ...change };
}

const list = [
  create('newest', {}),
  create('next', { tag: 'Design' }),
  create('this', { tag: 'Design', series: 'walls', authorId: 'ira-deshmukh' }),
  create('previous', { tag: 'Design' }),
  create('same-author', { authorId: 'ira-deshmukh' }),
  create('same-tag', { tag: 'Design' }),
  create('same-series', { series: 'walls' }),
];

it('previous is older, next is newer, related share series, subject or author in this order', () => {
  const article = list[2];
  const { previous, next, related } = findNeighbours(article ?? create('this', {}), list);
  expect([previous?.slug, next?.slug]).toEqual(['previous', 'next']);
  expect(related.map(({ slug }) => slug)).toEqual(['same-series', 'same-tag', 'same-author']);
});

it('the newest and the oldest article have one neighbour', () => {
  const [first = create('newest', {})] = list;
  expect(findNeighbours(first, list).next).toBeUndefined();
  const last = list.at(-1) ?? first;
  expect(findNeighbours(last, list).previous).toBeUndefined();
});

it('an unknown slug finds the articles with similar titles', () => {
  const [first] = findNearestArticles('judgeing-400-projets', []);
  expect(first?.href).toBe('/blog/judging-400-projects');
  expect(findNearestArticles('qqqq', [])).toEqual([]);
  expect(findNearestArticles('the '.repeat(2_000), []).length).toBeLessThanOrEqual(3);
});
