import { expect, test } from 'vitest';
import { repositoryHelp } from '~/content/help/repository-help';
import { listSitePassages } from './site-passages.server';

const sitePassages = listSitePassages(repositoryHelp);

test('every passage has a text, and all are different', () => {
  for (const { title, text, source } of sitePassages) {
    expect(title).not.toBe('');
    expect(text !== '' || source.href !== undefined, title).toBe(true);
    expect(`${title} ${text}`).not.toMatch(/undefined|NaN|\[object/);
  }
  expect(new Set(sitePassages.map(({ title, text }) => `${title} ${text}`)).size).toBe(sitePassages.length);
});
