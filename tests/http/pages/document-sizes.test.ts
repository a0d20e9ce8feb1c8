import { expect, inject, it } from 'vitest';
import { isWithinBudget } from '../../../scripts/build/document-budgets';
import { pagePaths } from '../../e2e/support/page-paths';
import { listPagePaths } from '../support/public-pages';
import { sendRequest } from '../support/send-request';

/** Bytes of the status line and the headers of a page, as HTTP/1.1 writes them. */
const MAX_HEADER_BYTES = 1_200;

const STATUS_LINE = 'HTTP/1.1 200 OK\r\n\r\n';

const get = (path: string) => sendRequest(inject('siteUrl'), { path });

/** The build checks the documents that it renders (scripts/build/size-budgets.ts). The others need the database. */
it('every document with its headers is within its budget, and the headers are short', async () => {
  const tooLarge: string[] = [];
  const paths = await listPagePaths(inject('siteUrl'));
  for (const path of paths) {
    const { status, text, headers } = await get(path);
    if (status !== 200 || !headers['content-type']?.startsWith('text/html')) continue;
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const headerBytes = (STATUS_LINE + lines.join('')).length;
    if (!isWithinBudget(path, text, headerBytes)) tooLarge.push(`${path}: the document`);
    if (headerBytes > MAX_HEADER_BYTES) tooLarge.push(`${path}: the headers`);
  }
  expect(tooLarge).toEqual([]);
  expect(paths.size).toBeGreaterThan(pagePaths.length);
});
