import type { QuestionAndAnswer } from '~/content/content-types';
import { paths } from '~/paths';
import type { Breadcrumb } from '~/ui/navigation/breadcrumbs';
import { site } from '~site';
import { createOrganizationReference, getWebSiteId } from './organization';
import type { Thing, ToAbsoluteUrl } from './thing';

/** Types of pages in schema.org. */
export type SchemaPageKind =
  | 'WebPage'
  | 'AboutPage'
  | 'CollectionPage'
  | 'ContactPage'
  | 'ItemPage'
  | 'ProfilePage';

interface PageFacts {
  kind: SchemaPageKind;
  title: string;
  description: string;
  /** Absolute URL. */
  url: string;
  /** ISO date. */
  modifiedOn?: string | undefined;
  /** Who or what the page is about. Search engines require it of a `ProfilePage`. */
  mainEntity?: Thing | undefined;
}

export const createWebPageData = (page: PageFacts, toAbsoluteUrl: ToAbsoluteUrl): Thing => ({
  '@type': page.kind,
  '@id': page.url,
  url: page.url,
  name: page.title,
  description: page.description,
  inLanguage: site.language,
  ...(page.modifiedOn && { dateModified: page.modifiedOn }),
  ...(page.mainEntity && { mainEntity: page.mainEntity }),
  isPartOf: {
    '@type': 'WebSite',
    '@id': getWebSiteId(toAbsoluteUrl),
    name: site.name,
    url: toAbsoluteUrl(paths.home()),
  },
  publisher: createOrganizationReference(toAbsoluteUrl),
});

/** The breadcrumbs of the page; the last item is the page itself. */
export const createBreadcrumbListData = (
  breadcrumbs: readonly Breadcrumb[],
  toAbsoluteUrl: ToAbsoluteUrl,
): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ label: site.name, href: paths.home() }, ...breadcrumbs].map(
    ({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: toAbsoluteUrl(href) }),
    }),
  ),
});

/** Questions and answers of the page as plain text. */
export const createFaqPageData = (questions: readonly Omit<QuestionAndAnswer, 'id'>[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
