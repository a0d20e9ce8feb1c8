import type { HelpContent } from '~/content/help/merge-help';
import { integrations } from '~/content/integrations/integrations';
import type { Article } from '~/content/journal/article';
import { articleSeries } from '~/content/journal/article-series';
import { legalArea, type SitePage, siteAreas, sitePages } from '~/content/site/site-areas';
import { customerStories } from '~/content/stories/customer-stories';
import { PRIVATE_PATHS } from '~/domain/site/private-paths';
import { escapeHtml } from '~/domain/text/escape-html';
import { addDays, toIndianDay } from '~/domain/time/wall-clock';
import { paths } from '~/paths';
import { site } from '~site';
import type { Articles } from '../articles/articles.server';
import type { Catalogue } from '../catalogue/catalogue.server';
import type { Help } from '../help-entries/cached-help.server';
import type { OpenRoles } from '../open-roles/open-roles.server';

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

/** What staff publish, besides the content of the repository. */
interface PublishedTexts {
  catalogue: Catalogue;
  articles: Pick<Articles, 'listArticles'>;
  help: Pick<Help, 'read'>;
  openRoles: Pick<OpenRoles, 'listOpenRoles'>;
}

/** All paths for search engines, the home page first. */
export async function listPublicPaths(texts: PublishedTexts): Promise<string[]> {
  const pages = listPublicPages().map(({ href }) => href);
  const helpPaths = (await texts.help.read()).articles.map(({ slug }) => paths.helpArticle(slug));
  const products = (await texts.catalogue.listPublishedIds()).map(paths.shop.product);
  const roles = (await texts.openRoles.listOpenRoles()).map(({ id }) => paths.role(id));
  const stories = customerStories.map(({ id }) => paths.customerStory(id));
  const connected = integrations.map(({ id }) => paths.integration(id));
  return [
    ...new Set([
      paths.home(),
      ...pages,
      ...helpPaths,
      ...roles,
      ...stories,
      ...listJournalPaths(await texts.articles.listArticles()),
      ...connected,
      ...products,
    ]),
  ];
}

/** sitemap.xml. `origin` is the public origin of the site. */
export async function createSitemap(texts: PublishedTexts, origin: string): Promise<string> {
  const entries = (await listPublicPaths(texts)).map(
    (path) => `<url><loc>${escapeHtml(new URL(path, origin).href)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** robots.txt: the paths that crawlers should not request, and the sitemap. */
export function createRobotsTxt(origin: string): string {
  const rules = [...PRIVATE_PATHS, ...CHECKOUT_PATHS, ...ANSWER_PATHS].map((path) => `Disallow: ${path}`);
  return `${['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n`;
}

/** After it, the file counts as out of date. RFC 9116 recommends less than a year. */
const SECURITY_TXT_DAYS = 180;

/** security.txt (RFC 9116): who gets reports of weaknesses. */
export const createSecurityTxt = (origin: string, now: Date): string =>
  [
    `Contact: mailto:${site.emails.security}`,
    `Expires: ${addDays(toIndianDay(now), SECURITY_TXT_DAYS)}T00:00:00Z`,
    `Preferred-Languages: ${site.language.slice(0, 2)}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');

interface LinkedText {
  label: string;
  href: string;
  description: string;
}

/**
 * llms.txt: the public pages by area, articles of the journal and help articles as Markdown, for programs that read the site
 * on behalf of a person.
 */
export function createLlmsTxt(
  { articles: journalArticles, help }: { articles: readonly Article[]; help: HelpContent },
  origin: string,
): string {
  const listLinks = (title: string, links: readonly LinkedText[]) => [
    '',
    `## ${title}`,
    '',
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
    '',
    `> ${site.description}`,
    ...areas.filter(({ pages }) => pages.length > 0).flatMap(({ label, pages }) => listLinks(label, pages)),
    ...listLinks(
      'Articles',
      journalArticles.map(({ slug, title, summary }) => ({
        label: title,
        href: paths.articleMarkdown(slug),
        description: summary,
      })),
    ),
    ...listLinks(
      'Help',
      help.articles.map(({ slug, question, short }) => ({
        label: question,
        href: paths.helpMarkdown(slug),
        description: short,
      })),
    ),
  ].join('\n')}\n`;
}

/**
 * The description by which browsers offer the search of the site in their address bar.
 * https://developer.mozilla.org/docs/Web/XML/Guides/OpenSearch
 */
export const createOpenSearchDescription = (origin: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(site.name)}</ShortName>
  <Description>Search ${escapeHtml(site.name)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/x-icon">${origin}/favicon.ico</Image>
  <Url type="text/html" template="${origin}${paths.search()}?q={searchTerms}"/>
</OpenSearchDescription>
`;
