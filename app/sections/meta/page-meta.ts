import type { MetaDescriptor } from 'react-router';
import { buildPreviewPath, PREVIEW_SIZE } from '~/domain/site/preview-path';
import type { Breadcrumb } from '~/ui/navigation/breadcrumbs';
import { site } from '~site';
import type { Thing, ToAbsoluteUrl } from '../structured-data/thing';
import { breadcrumbListData, type PageKind, webPageData } from '../structured-data/web-page';
import { formatPageTitle } from './noindex-meta';
import { findRouteBreadcrumbs } from './route-breadcrumbs';

/** What a route's `meta` is called with, as far as it matters here. */
interface MetaArgs {
  location: { pathname: string };
  matches: readonly ({ loaderData?: unknown; handle?: unknown } | undefined)[];
}

export interface PreviewImage {
  /** A path of this site. */
  src: string;
  alt: string;
  width?: number;
  height?: number;
}

export interface PageMetadata {
  /** Without the site's name, which is put behind it. */
  title: string;
  /** One or two sentences of 50 to 170 characters, of this page alone. */
  description: string;
  /** The page's own address when it is not its path alone. */
  path?: string;
  /** What a shared link shows, where it is not the picture that the build has drawn for the page itself. */
  picture?: PreviewImage;
  kind?: PageKind;
  /** The way to the page, as it shows it itself. Left out where the route's `handle` names it. */
  breadcrumbs?: readonly Breadcrumb[];
  /** An ISO day. */
  changedOn?: string;
  /** The whole title where the name comes first. */
  fullTitle?: string;
  /** A view that may be opened, but is no answer to a search: search engines are told nothing about it. */
  isNoindex?: boolean;
  /** What else the page is about, in schema.org's words. */
  data?: (absolute: ToAbsoluteUrl) => readonly Thing[];
}

const ownPath = (pathname: string) => (pathname === '/blog' ? '/blog/' : pathname);

function absoluteFor({ matches }: MetaArgs): ToAbsoluteUrl {
  const { origin } = (matches[0]?.loaderData ?? {}) as { origin?: string };
  return (path) => (origin ? new URL(path, origin).href : path);
}

/** The picture that the build draws for every page: see server/previews. */
export const generatedPreviewImage = (title: string, address: string): PreviewImage => ({
  src: buildPreviewPath(address),
  alt: `“${title}”, beside glazed tiles: ${site.name}`,
  ...PREVIEW_SIZE,
});

const previewOf = ({ src, alt, width, height }: PreviewImage, absolute: ToAbsoluteUrl): MetaDescriptor[] => [
  { property: 'og:image', content: absolute(src) },
  { property: 'og:image:alt', content: alt },
  ...(width && height
    ? [
        { property: 'og:image:width', content: String(width) },
        { property: 'og:image:height', content: String(height) },
      ]
    : []),
  { name: 'twitter:card', content: 'summary_large_image' },
];

/**
 * The head of a page that people should find: title, description, its one address, what a shared link shows, and what
 * search engines may know. For a route: `export const meta: Route.MetaFunction = (args) => pageMeta(args, { … })`.
 */
export function pageMeta(args: MetaArgs, page: PageMetadata): MetaDescriptor[] {
  const absolute = absoluteFor(args);
  const { title, description, kind = 'WebPage', changedOn } = page;
  const path = page.path ?? ownPath(args.location.pathname);
  const picture = page.picture ?? generatedPreviewImage(title, path);
  const address = absolute(path);
  const trail = page.breadcrumbs ?? findRouteBreadcrumbs(args.matches, args.location.pathname);
  const graph = [
    webPageData({ kind, title, description, url: address, changedOn }, absolute),
    ...(trail ? [breadcrumbListData(trail, absolute)] : []),
    ...(page.data?.(absolute) ?? []),
  ];
  return [
    { title: page.fullTitle ?? formatPageTitle(title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(page.isNoindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: site.language.replace('-', '_') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...previewOf(picture, absolute),
    ...(page.isNoindex ? [] : [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } }]),
  ];
}
