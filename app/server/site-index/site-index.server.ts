import { helpArticles } from '~/content/help/help-articles';
import { integrations } from '~/content/integrations/integrations';
import type { Article } from '~/content/journal/article';
import { articleSeries } from '~/content/journal/article-series';
import { legalArea, type SitePage, siteAreas, sitePages } from '~/content/site/site-areas';
import { customerStories } from '~/content/stories/customer-stories';
import { PRIVATE_PATHS } from '~/domain/site/private-paths';
import { escapeHtml } from '~/domain/text/escape-html';
import { paths } from '~/paths';
import { site } from '~site';
import type { Articles } from '../articles/articles.server';
import type { Catalogue } from '../catalogue/catalogue.server';
import type { OpenRoles } from '../open-roles/open-roles.server';
import { getHelpMarkdownPath } from './help-markdown.server';

const CHECKOUT_PATHS = ['/shop/cart', '/shop/empty-cart', '/shop/checkout', '/shop/quote'];
const ANSWER_PATHS = [
  '/assistant/',
  paths.helpAnswers(),
  paths.searchSuggestions(),
  paths.shop.searchSuggestions(),
];

const isPublic = (path: string) =>
  ![...PRIVATE_PATHS, ...CHECKOUT_PATHS].some((prefix) => path.startsWith(prefix));

/** These show the first of several items, which is listed with its own path, or what other pages hold. */
const DUPLICATE_PATHS = new Set([
  '/help/detail',
  paths.search(),
  '/career/read',
  '/customer/story-single',
  paths.pictureEssay(),
  paths.integration(),
]);

/** The independent pages that every visitor can read. */
export const listPublicPages = (): SitePage[] =>
  sitePages.filter(({ href }) => isPublic(href) && !DUPLICATE_PATHS.has(href));

/** Articles of the journal, and the lists by subject, author and series that have at least one. */
function listJournalPaths(journalArticles: readonly Article[]): string[] {
  const series = new Set(journalArticles.map((article) => article.series));
  return [
    ...journalArticles.map(({ slug }) => paths.article(slug)),
    ...journalArticles.map(({ tag }) => paths.journalTag(tag)),
    ...journalArticles.map(({ authorId }) => paths.journalAuthor(authorId)),
    ...articleSeries.filter(({ id }) => series.has(id)).map(({ id }) => paths.journalSeries(id)),
  ];
}

/** What lists the pages that depend on the database. */
interface ListedPages {
  catalogue: Catalogue;
  articles: Pick<Articles, 'listArticles'>;
  openRoles: Pick<OpenRoles, 'listOpenRoles'>;
}

/** All paths for search engines, the home page first. */
export async function listPublicPaths(listed: ListedPages): Promise<string[]> {
  const pages = listPublicPages().map(({ href }) => href);
  const helpPaths = helpArticles.map(({ slug }) => paths.helpArticle(slug));
  const products = (await listed.catalogue.listPublishedIds()).map(paths.shop.product);
  const roles = (await listed.openRoles.listOpenRoles()).map(({ id }) => paths.role(id));
  const stories = customerStories.map(({ id }) => paths.customerStory(id));
  const connected = integrations.map(({ id }) => paths.integration(id));
  return [
    ...new Set([
      paths.home(),
      ...pages,
      ...helpPaths,
      ...roles,
      ...stories,
      ...listJournalPaths(await listed.articles.listArticles()),
      ...connected,
      ...products,
    ]),
  ];
}

/** sitemap.xml. `origin` is the public origin of the site. */
export async function createSitemap(listed: ListedPages, origin: string): Promise<string> {
  const entries = (await listPublicPaths(listed)).map(
    (path) => `<url><loc>${escapeHtml(new URL(path, origin).href)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** robots.txt: the paths that crawlers should not request, and the sitemap. */
export function createRobotsTxt(origin: string): string {
  const rules = [...PRIVATE_PATHS, ...CHECKOUT_PATHS, ...ANSWER_PATHS].map((path) => `Disallow: ${path}`);
  return `${['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n`;
}

interface LinkedText {
  label: string;
  href: string;
  description: string;
}

/**
 * llms.txt: the public pages by area, articles of the journal and help articles as Markdown, for programs that read the site
 * on behalf of a person.
 */
export function createLlmsTxt(journalArticles: readonly Article[], origin: string): string {
  const listLinks = (title: string, links: readonly LinkedText[]) => [
    ...['', `## ${title}`, ''],
    ...links.map(
      ({ label, href, description }) => `- [${label}](${new URL(href, origin).href}): ${description}`,
    ),
  ];
  const areas = [...siteAreas, legalArea].map(({ label, pages }) => ({
    label,
    pages: pages.filter(({ href }) => isPublic(href) && !DUPLICATE_PATHS.has(href)),
  }));
  return `${[
    `# ${site.name}`,
    ...['', `> ${site.description}`],
    ...areas.filter(({ pages }) => pages.length > 0).flatMap(({ label, pages }) => listLinks(label, pages)),
    ...listLinks(
      'Articles',
      journalArticles.map(({ slug, title, summary }) => ({
        ...{ label: title, href: paths.articleMarkdown(slug), description: summary },
      })),
    ),
    ...listLinks(
      'Help',
      helpArticles.map(({ slug, question, short }) => ({
        ...{ label: question, href: getHelpMarkdownPath(slug), description: short },
      })),
    ),
  ].join('\n')}\n`;
}
