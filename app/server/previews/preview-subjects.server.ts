import pictures from '~/assets/pictures.json';
import { openRoles } from '~/content/careers/open-roles';
import { teamMembers } from '~/content/company/team';
import { repositoryHelpArticles } from '~/content/help/help-articles';
import { integrations } from '~/content/integrations/integrations';
import { ARTICLE_TAGS } from '~/content/journal/article';
import { articleSeries } from '~/content/journal/article-series';
import { articles } from '~/content/journal/articles';
import { legalArea, siteAreas } from '~/content/site/site-areas';
import { customerStories } from '~/content/stories/customer-stories';
import { paths } from '~/paths';
import { site } from '~site';
import { seedProducts } from '../../../db/seed/products/catalogue';
import type { SeedProduct } from '../../../db/seed/products/types';

/** The content of the image that link previews of a page show. */
export interface PreviewSubject {
  url: string;
  /** The area of the site, in one or two words. */
  section: string;
  title: string;
  /** One line below the title. */
  line?: string;
  /** A square picture that replaces the tiles. */
  picture?: { src: string; widths: readonly number[] };
}

const plainPages = [...siteAreas, legalArea].flatMap(({ label: section, pages }) =>
  pages.map(({ href, label, description }) => ({ url: href, section, title: label, line: description })),
);

/** The first picture shows the whole product. */
const toProductSubject = ({ id, name, subtitle, pictures: [whole] }: SeedProduct): PreviewSubject => ({
  url: paths.shop.product(id),
  section: 'Shop',
  title: name,
  line: subtitle,
  picture: whole && pictures[whole.name],
});

const has = (name: 'tag' | 'authorId' | 'series', value: string) =>
  articles.some((article) => article[name] === value);

const section = 'Journal';

/** Articles, and the lists by subject, author and series. */
const journalSubjects: readonly PreviewSubject[] = [
  ...articles.map(({ slug, title }) => ({ url: paths.article(slug), section, title })),
  ...ARTICLE_TAGS.filter((tag) => has('tag', tag)).map((tag) => ({
    url: paths.journalTag(tag),
    section,
    title: `On ${tag.toLowerCase()}`,
  })),
  ...teamMembers
    .filter(({ id }) => has('authorId', id))
    .map(({ id, name, role }) => ({ url: paths.journalAuthor(id), section, title: name, line: role })),
  ...articleSeries
    .filter(({ id }) => has('series', id))
    .map(({ id, title }) => ({ url: paths.journalSeries(id), section, title, line: 'In several parts' })),
];

/** All pages with a preview image. */
export const previewSubjects: readonly PreviewSubject[] = [
  { url: paths.home(), section: site.domain, title: site.tagline },
  ...plainPages,
  ...repositoryHelpArticles.map(({ slug, question }) => ({
    url: paths.helpArticle(slug),
    section: 'Help',
    title: question,
  })),
  ...openRoles.map((role) => ({
    url: paths.role(role.id),
    section: 'Careers',
    title: role.title,
    line: role.city,
  })),
  ...customerStories.map(({ id, headline, customer }) => ({
    url: paths.customerStory(id),
    section: 'Customer stories',
    title: headline,
    line: customer,
  })),
  ...journalSubjects,
  ...integrations.map(({ id, name, promise }) => ({
    url: paths.integration(id),
    section: 'Integrations',
    title: `${name}: set-up, permissions and code`,
    line: promise,
  })),
  ...seedProducts.map(toProductSubject),
];

const titles = new Map(previewSubjects.map(({ url, title }) => [url, title]));

/** Whether the build drew an image of this page with this title. A product can have been renamed since. */
export const hasPreviewImage = (path: string, title: string): boolean => titles.get(path) === title;
