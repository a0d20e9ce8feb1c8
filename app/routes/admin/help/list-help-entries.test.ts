import { expect, it } from 'vitest';
import { repositoryHelpArticles } from '~/content/help/help-articles';
import { toRepositoryForm } from '~/content/help/repository-forms';
import { parseHelpQuery } from '~/domain/help/help-query';
import type { StaffHelpRow } from '~/server/help-entries/read-help-entry.server';
import { listHelpEntries } from './list-help-entries';

const NOW = new Date('2026-11-20T10:00:00Z');

function createRow(slug: string, changes: Partial<StaffHelpRow> = {}): StaffHelpRow {
  const form = toRepositoryForm('article', 'delivery');
  if (form?.kind !== 'article') throw new Error('The article is missing.');
  const row = { ...form, slug };
  return {
    id: slug,
    slug,
    title: form.title,
    form: row,
    state: 'draft',
    publishAt: null,
    changedAt: NOW,
    ...changes,
  };
}

const list = (search: string, rows: StaffHelpRow[] = [], votes: [string, number][] = []) =>
  listHelpEntries(parseHelpQuery(new URLSearchParams(search)), rows, new Map(votes));

const listSlugs = (...input: Parameters<typeof list>) =>
  list(...input).topics.flatMap(({ entries }) => entries.map(({ slug }) => slug));

it('every original text is listed once, in the order of the site, with nothing to say about it', () => {
  const { topics, counts } = list('');
  expect(topics.flatMap(({ entries }) => entries)).toEqual(
    repositoryHelpArticles.map(({ slug, question }) => ({ slug, title: question, votes: 0 })),
  );
  expect(counts).toEqual({
    all: repositoryHelpArticles.length,
    unhelpful: 0,
    edited: 0,
    drafts: 0,
    withdrawn: 0,
  });
});

it('an edited text takes the place of the original, and one of staff is added', () => {
  const slugs = listSlugs('', [createRow('delivery'), createRow('kiln')]);
  expect(slugs.filter((slug) => slug === 'delivery')).toHaveLength(1);
  expect(slugs).toHaveLength(repositoryHelpArticles.length + 1);
  expect(
    listSlugs('view=drafts', [createRow('delivery', { state: 'published' }), createRow('kiln')]),
  ).toEqual(['kiln']);
});

it('the search finds words of titles and of texts', () => {
  expect(listSlugs('q=WHERE+IS+MY+ORDER')).toContain('where-is-my-order');
  const row = createRow('kiln', { form: { ...createRow('kiln').form, source: '## Quartzine' } });
  expect(listSlugs('q=quartzine', [row])).toEqual(['kiln']);
  expect(list('q=no-such-word').topics).toEqual([]);
});

it('texts that did not help are listed by their votes', () => {
  const votes: [string, number][] = [
    ['delivery', 2],
    ['pay-by-upi', 5],
    ['unknown', 9],
  ];
  expect(listSlugs('view=unhelpful', [], votes)).toEqual(['pay-by-upi', 'delivery']);
  expect(list('', [], votes).counts.unhelpful).toBe(2);
});
