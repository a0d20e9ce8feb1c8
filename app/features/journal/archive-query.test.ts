import { describe, expect, it } from 'vitest';
import { articles } from '~/content/journal/articles';
import { filterArticles, groupByMonth, listMonths, parseArchiveQuery } from './archive-query';
import { getAuthor } from './journal-lists';

const parse = (query: string) => parseArchiveQuery(new URLSearchParams(query), articles);
const search = (query: string) => filterArticles(articles, parse(query));
const [newest] = articles;
const month = newest?.publishedOn.slice(0, 7);

describe('the archive', () => {
  it('shows all articles without a filter', () => {
    expect(search('')).toEqual(articles);
  });

  it('ignores an unknown subject and an unknown month', () => {
    expect(parse('tag=cooking&month=1999-01')).toEqual({ q: '', tag: undefined, month: undefined });
  });

  it('reads a subject in any case', () => {
    expect(parse('tag=ENGINEERING').tag).toBe('Engineering');
  });

  it('filters by subject and month together', () => {
    const found = search(`tag=engineering&month=${month}`);
    expect(found).toEqual(
      articles.filter(({ tag, publishedOn }) => tag === 'Engineering' && publishedOn.startsWith(`${month}`)),
    );
  });

  it('finds articles by the beginnings of words of title, summary and author, in any order', () => {
    const words = newest?.title
      .split(' ')
      .slice(0, 2)
      .reverse()
      .map((word) => word.slice(0, 4));
    expect(search(`q=${words?.join(' ')}`)).toContain(newest);
    const author = newest && getAuthor(newest).name.toUpperCase();
    expect(search(`q=${author}`)).toContain(newest);
  });

  it('finds nothing for words that no article has, and for a query without words', () => {
    expect(search('q=zzzz')).toEqual([]);
    expect(search('q=***')).toEqual([]);
  });

  it('limits the length of the query', () => {
    expect(parse(`q=${'a'.repeat(5_000)}`).q).toHaveLength(80);
  });
});

it('months keep the order of the articles', () => {
  const months = groupByMonth(articles);
  expect(months.flatMap((group) => group.articles)).toEqual(articles);
  expect(new Set(months.map((group) => group.month)).size).toBe(months.length);
});

describe('the months of the archive', () => {
  const publish = (...days: string[]) =>
    days.flatMap((publishedOn) => articles.slice(0, 1).map((article) => ({ ...article, publishedOn })));

  it('go from the oldest to the newest article, with the months between', () => {
    expect(listMonths(publish('2026-02-11', '2025-11-30'), 18)).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
  });

  it('are the last ones of a long time', () => {
    expect(listMonths(publish('2026-01-01', '2019-05-02'), 2)).toEqual(['2025-12', '2026-01']);
  });

  it('are none without an article', () => {
    expect(listMonths([], 18)).toEqual([]);
  });
});
