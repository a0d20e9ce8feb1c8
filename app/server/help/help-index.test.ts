import { describe, expect, it } from 'vitest';
import { repositoryHelp } from '~/content/help/repository-help';
import { searchHelp as searchIn } from './help-index.server';

const searchHelp = (query: string) => searchIn(repositoryHelp, query);

const findFirst = (query: string) => searchHelp(query).answers[0]?.slug;

describe('an article is found', () => {
  it.each([
    ['where is my order', 'where-is-my-order'],
    ['track parcel', 'where-is-my-order'],
    ['how do I pay by upi', 'pay-by-upi'],
    ['cash on delivery', 'payment-methods'],
    ['gst invoice for company', 'gst-invoice'],
    ['cancel my order', 'cancel-an-order'],
    ['forgot password', 'forgotten-password'],
    ['wifi down', 'network-goes-down'],
    ['conflict of interest', 'conflict-of-interest'],
    ['no-shows', 'fewer-no-shows'],
    ['student cannot pay', 'cannot-afford-the-seat'],
  ])('by its words: %s', (query, slug) => {
    expect(findFirst(query)).toBe(slug);
  });

  it.each([
    ['leaderb', 'show-the-results'],
    ['wishl', 'saved-for-later'],
  ])('by an unfinished word: %s', (query, slug) => {
    expect(findFirst(query)).toBe(slug);
  });

  it.each([
    ['certifcate', 'check-a-certificate'],
    ['delivry cost', 'delivery'],
  ])('by a mistyped word: %s', (query, slug) => {
    expect(findFirst(query)).toBe(slug);
  });
});

it('the excerpt is the matching sentence with the found words marked', () => {
  const excerpt = searchHelp('recovery codes').answers[0]?.excerpt ?? [];
  expect(excerpt.map(({ text }) => text).join('')).toContain('recovery codes');
  expect(excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toContain('recovery');
});

it.each([
  [''],
  ['  '],
  ['the of and'],
  ['zzzzqqq'],
  ['<script>'],
  ['🧱'],
  ['*'],
  ['constructor'],
  ['x'.repeat(5000)],
])('accepts %j', (query) => {
  expect(searchHelp(query).answers.length).toBeLessThanOrEqual(8);
});

it('finds nothing for an empty question and for unknown words', () => {
  expect(searchHelp('  ').answers).toEqual([]);
  expect(searchHelp('zzzzqqq').answers).toEqual([]);
  expect(searchHelp('<b>zzzzqqq</b>').answers).toEqual([]);
});
