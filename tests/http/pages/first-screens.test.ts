import { expect, inject, it } from 'vitest';
import { paths } from '~/paths';
import { listPagePaths } from '../support/public-pages';
import { sendRequest } from '../support/send-request';

/** Bytes of a document before compression. The layout of more takes longer than the browser waits for the fonts. */
const MAX_FIRST_SCREEN = 32 * 1024;

/** For it the browser lays out what is above. */
const LAYOUT_SCRIPT = '<script>scrollX</script>';

/** Pages whose first screen is larger. */
const LARGER_PAGES: Readonly<Record<string, string>> = {
  [paths.shop.catalogue()]: 'its filters come before the products, so that the keyboard reaches them first',
  [paths.demos.seoAgency()]:
    'React takes over the findings together with the field above them, as one island',
  [paths.taskFlowPreview()]: 'its board fills the window, and React takes it over as one island',
  [paths.team()]: 'the window has room for all its portraits',
};

/** Bytes of a page until its first screen can be laid out. Undefined for a page that React hydrates as a whole, and for a file. */
async function measureFirstScreen(path: string): Promise<number | undefined> {
  const { status, text } = await sendRequest(inject('siteUrl'), { path });
  const start = text.indexOf(LAYOUT_SCRIPT);
  if (status !== 200 || start === -1) return undefined;
  return Buffer.byteLength(text.slice(0, start + LAYOUT_SCRIPT.length));
}

it('the first screen of every page is at most 32 KB, so that it is laid out while the fonts arrive', async () => {
  const larger: Record<string, number> = {};
  let pages = 0;
  for (const path of await listPagePaths(inject('siteUrl'))) {
    const bytes = await measureFirstScreen(path);
    if (bytes === undefined) continue;
    pages += 1;
    if (bytes > MAX_FIRST_SCREEN) larger[path] = bytes;
  }
  expect(Object.keys(larger).toSorted(), JSON.stringify(larger)).toEqual(
    Object.keys(LARGER_PAGES).toSorted(),
  );
  expect(pages).toBeGreaterThan(200);
});
