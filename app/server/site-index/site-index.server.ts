import { helpArticles } from '~/content/help/help-articles';
import { sitePages } from '~/content/site/site-areas';
import { customerStories } from '~/content/stories/customer-stories';
import { escapeHtml } from '~/domain/text/escape-html';
import { paths } from '~/paths';
import { plannedPages } from '~/routes/planned-pages';
import type { Catalogue } from '../catalogue/catalogue.server';
import { listOpenRoles } from '../leads/open-roles.server';

/** Addresses for one person alone, or for programs. */
const ofNobodyElse = ['/account/', '/admin', '/auth/', '/messages/', '/shop/orders/', '/dev/'];
const steps = ['/shop/cart', '/shop/empty-cart', '/shop/checkout', '/shop/quote'];
const answers = ['/assistant/', paths.helpAnswers()];

const toCome = new Set(plannedPages.map(({ path }) => (path === '/blog' ? paths.journal() : path)));

const isForAll = (path: string) =>
  !toCome.has(path) && ![...ofNobodyElse, ...steps].some((refused) => path.startsWith(refused));

/** They show the first of several: that one is listed under its own address. */
const doubles = new Set(['/help/detail', '/career/read', '/customer/story-single']);

/** Every path of the site that should be found, the front page first. */
async function listedPaths(catalogue: Catalogue): Promise<string[]> {
  const pages = sitePages.map(({ href }) => href).filter((path) => isForAll(path) && !doubles.has(path));
  const articles = helpArticles.map(({ slug }) => paths.helpArticle(slug));
  const products = (await catalogue.listPublishedIds()).map(paths.shop.product);
  const roles = listOpenRoles(new Date()).map(({ id }) => paths.role(id));
  const stories = customerStories.map(({ id }) => paths.customerStory(id));
  return [...new Set([paths.home(), ...pages, ...articles, ...roles, ...stories, ...products])];
}

/** sitemap.xml: all of them under the site's public address. */
export async function siteIndex(catalogue: Catalogue, origin: string): Promise<string> {
  const entries = (await listedPaths(catalogue)).map(
    (path) => `<url><loc>${escapeHtml(new URL(path, origin).href)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** robots.txt: what no crawler needs to ask for, and where the list is. */
export function robotsRules(origin: string): string {
  const refused = [...ofNobodyElse, ...steps, ...answers].map((path) => `Disallow: ${path}`);
  return `${['User-agent: *', ...refused, '', `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n`;
}
