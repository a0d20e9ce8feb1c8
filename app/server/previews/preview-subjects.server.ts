import pictures from '~/assets/pictures.json';
import { openRoles } from '~/content/careers/open-roles';
import { helpArticles } from '~/content/help/help-articles';
import { articleTeasers } from '~/content/journal/article-teasers';
import { legalArea, siteAreas } from '~/content/site/site-areas';
import { customerStories } from '~/content/stories/customer-stories';
import { paths } from '~/paths';
import { site } from '~site';
import { seedProducts } from '../../../db/seed/products/catalogue';
import type { SeedProduct } from '../../../db/seed/products/types';

/** What the picture of a shared link says of its page. */
export interface PreviewSubject {
  url: string;
  /** The part of the site, in a word or two. */
  section: string;
  title: string;
  /** One line beneath it. */
  line?: string;
  /** A published picture that is square, instead of a field of tiles. */
  picture?: { src: string; widths: readonly number[] };
}

const plainPages = [...siteAreas, legalArea].flatMap(({ label: section, pages }) =>
  pages.map(({ href, label, description }) => ({ url: href, section, title: label, line: description })),
);

/** Its first picture is of the whole. */
const product = ({ id, name, subtitle, pictures: [whole] }: SeedProduct): PreviewSubject => ({
  url: paths.shop.product(id),
  section: 'Shop',
  title: name,
  line: subtitle,
  picture: whole && pictures[whole.name],
});

/** Every page of the site that may be shared, each once. */
export const previewSubjects: readonly PreviewSubject[] = [
  { url: paths.home(), section: site.domain, title: site.tagline },
  ...plainPages,
  ...helpArticles.map(({ slug, question }) => ({
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
  ...articleTeasers.map(({ slug, title }) => ({
    url: paths.article(slug),
    section: 'Journal',
    title,
  })),
  ...seedProducts.map(product),
];

const titles = new Map(previewSubjects.map(({ url, title }) => [url, title]));

/** Whether the build has drawn a preview of this page under this very name; a product may have been renamed since. */
export const isPreviewDrawn = (address: string, title: string): boolean => titles.get(address) === title;
