import { paths } from '~/paths';
import type { Breadcrumb } from '~/ui/navigation/breadcrumbs';
import { site } from '~site';
import { organizationReference, webSiteId } from './organization';
import type { Thing, ToAbsoluteUrl } from './thing';

/** What kind of page it is, where schema.org has a word for it. */
export type PageKind =
  | 'WebPage'
  | 'AboutPage'
  | 'CollectionPage'
  | 'ContactPage'
  | 'ItemPage'
  | 'ProfilePage';

interface PageFacts {
  kind: PageKind;
  title: string;
  description: string;
  /** A whole address. */
  url: string;
  /** An ISO day. */
  changedOn?: string | undefined;
}

export const webPageData = (page: PageFacts, absolute: ToAbsoluteUrl): Thing => ({
  '@type': page.kind,
  '@id': page.url,
  url: page.url,
  name: page.title,
  description: page.description,
  inLanguage: site.language,
  ...(page.changedOn && { dateModified: page.changedOn }),
  isPartOf: {
    '@type': 'WebSite',
    '@id': webSiteId(absolute),
    name: site.name,
    url: absolute(paths.home()),
  },
  publisher: organizationReference(absolute),
});

/** The same way to the page as the breadcrumbs on it; the last one is the page itself. */
export const breadcrumbListData = (trail: readonly Breadcrumb[], absolute: ToAbsoluteUrl): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ label: site.name, href: paths.home() }, ...trail].map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href && { item: absolute(href) }),
  })),
});
