import { expect, it } from 'vitest';
import { paths } from '~/paths';
import { listPublicPages } from '../site-index/site-index.server';
import { pageTexts, splitMarkdown } from './page-texts.server';

/** Lists, whose entries are documents of their own, and two pages whose texts are figures and forms. */
const WITHOUT_TEXTS = [
  paths.productFinder(),
  paths.features(),
  paths.integrations(),
  paths.portfolio.showcase(),
  paths.portfolio.list(),
  paths.customerStories(),
  paths.thisSite(),
  paths.team(),
  paths.journal(),
  paths.journalArchive(),
  paths.newsletter(),
  paths.helpCentre(),
  paths.faq(),
  paths.shop.home(),
  paths.shop.catalogue(),
  paths.siteMap(),
];

it('the texts of each page are searched: a new page has its entry in pageTexts', () => {
  const hrefs = listPublicPages().map(({ href }) => href);
  expect(hrefs.filter((href) => !(href in pageTexts)).toSorted()).toEqual(WITHOUT_TEXTS.toSorted());
});

it('paragraphs, headings and lists become plain text; code and tables are left out', () => {
  const text = [
    '# Title',
    'One **bold** [link](/path) and `code`.',
    '```ts\nconst secret = 1;\n```',
    '## A heading',
    '| a | b |\n| --- | --- |',
    '- first\n- second[^1]',
    '> **Note**\n>\n> A remark.',
  ].join('\n\n');
  expect(splitMarkdown(text)).toEqual([
    'One bold link and code.',
    'A heading',
    'first second',
    'Note A remark.',
  ]);
});
