import { expect, inject, it } from 'vitest';
import { paths } from '~/paths';
import { isWithinBudget } from '../../../scripts/build/document-budgets';
import { pagePaths } from '../../e2e/support/page-paths';
import { sendRequest } from '../support/send-request';

/** Bytes of the status line and the headers of a page, as HTTP/1.1 writes them. */
const MAX_HEADER_BYTES = 1_300;

/** The build checks the prerendered documents (scripts/build/size-budgets.ts). The others need the database. */
it('every document is within its budget, and its headers are short', async () => {
  const tooLarge: string[] = [];
  for (const path of pagePaths) {
    const { status, text, headers } = await sendRequest(inject('siteUrl'), { path });
    if (status !== 200) continue;
    if (!isWithinBudget(path, text)) tooLarge.push(`${path}: the document`);
    const headerText = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    if (headerText.join('').length > MAX_HEADER_BYTES) tooLarge.push(`${path}: the headers`);
  }
  expect(tooLarge).toEqual([]);
});

it('a product page is within the budget of the catalogue', async () => {
  const path = paths.shop.product('mosaic-mug');
  const { text } = await sendRequest(inject('siteUrl'), { path });
  expect(isWithinBudget(paths.shop.catalogue(), text)).toBe(true);
});
