import { pagePaths } from '../../e2e/support/page-paths';
import { sendRequest } from './send-request';

/** All pages of the site map, which has those of the database, and the pages that are not in it. */
export async function listPagePaths(siteUrl: string): Promise<Set<string>> {
  const { text } = await sendRequest(siteUrl, { path: '/sitemap.xml' });
  const urls = [...text.matchAll(/<loc>([^<]+)/g)].map(
    ([, url = '']) => new URL(url.replaceAll('&amp;', '&')),
  );
  return new Set([...urls.map(({ pathname, search }) => pathname + search), ...pagePaths]);
}
