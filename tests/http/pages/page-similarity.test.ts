import { beforeAll, expect, inject, it } from 'vitest';
import { pagePaths } from '../../e2e/support/page-paths';
import { comparePages, type PagePair, parsePageContent } from '../support/page-similarity';
import { sendRequest } from '../support/send-request';

/** Share of the phrases of the shorter page that the other page may contain. Measured: 0.42, shop front and catalogue. */
const MAX_SHARED_TEXT = 0.45;
/** How similar the structure of two pages may be, from 0 to 1. Measured: 0.84, terms and privacy: both are lists of clauses. */
const MAX_SHARED_STRUCTURE = 0.86;

/** Pages with one layout for many subjects, such as account pages, are left out. */
const isPublicPage = (path: string) =>
  !/^\/(account|auth|admin|not-found|shop\/empty-cart|demos\/agency\/creative)/.test(path);

let pairs: PagePair[];

beforeAll(async () => {
  const pages = [];
  for (const path of pagePaths.filter(isPublicPage)) {
    const { text } = await sendRequest(inject('siteUrl'), { path });
    if (!text.includes('We are still setting this one')) pages.push(parsePageContent(path, text));
  }
  pairs = comparePages(pages);
});

const mostSimilar = (by: 'sharedText' | 'sharedStructure') =>
  pairs
    .toSorted((one, other) => other[by] - one[by])
    .slice(0, 5)
    .map((pair) => `${pair.pages}: ${pair[by].toFixed(2)}`);

it('no two public pages have the same text', ({ annotate }) => {
  annotate(`most similar in text: ${mostSimilar('sharedText').join(' · ')}`);
  expect(pairs.filter(({ sharedText }) => sharedText > MAX_SHARED_TEXT)).toEqual([]);
});

it('no two public pages have the same structure', ({ annotate }) => {
  annotate(`most similar in structure: ${mostSimilar('sharedStructure').join(' · ')}`);
  expect(pairs.filter(({ sharedStructure }) => sharedStructure > MAX_SHARED_STRUCTURE)).toEqual([]);
});
