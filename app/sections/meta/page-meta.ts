import type { MetaDescriptor } from 'react-router';
import type { Breadcrumb } from '~/ui/navigation/breadcrumbs';
import { site } from '~site';
import type { Thing, ToAbsoluteUrl } from '../structured-data/thing';
import {
  createBreadcrumbListData,
  createWebPageData,
  type SchemaPageKind,
} from '../structured-data/web-page';
import { formatPageTitle } from './noindex-meta';
import { createPreviewImage, createPreviewMeta, type PreviewImage } from './preview-image';
import { findRouteBreadcrumbs } from './route-breadcrumbs';

/** The used arguments of a route's `meta` function. */
interface MetaArgs {
  location: { pathname: string };
  matches: readonly ({ loaderData?: unknown; handle?: unknown } | undefined)[];
}

export interface PageMetadata {
  /** Without the name of the site, which is appended. */
  title: string;
  /** One or two sentences of 50 to 170 characters, unique for each page. */
  description: string;
  /** Canonical path, when it differs from the path of the URL. */
  path?: string;
  /** Picture for previews of shared links, instead of the generated one. */
  picture?: PreviewImage;
  kind?: SchemaPageKind;
  /** Who or what the page is about, of a `ProfilePage`. */
  mainEntity?: Thing;
  /** Breadcrumbs of the page. Not needed where the route's `handle` has them. */
  breadcrumbs?: readonly Breadcrumb[];
  /** ISO date. */
  modifiedOn?: string;
  /** The page is an article. ISO dates. */
  article?: { publishedOn: string; modifiedOn?: string | undefined; section: string };
  /** The whole title, for pages whose title starts with the name of the site. */
  fullTitle?: string;
  /** Search engines must not index the page. It has no structured data. */
  isNoindex?: boolean;
  /** More structured data of the page. */
  createStructuredData?: (absolute: ToAbsoluteUrl) => readonly Thing[];
}

const getCanonicalPath = (pathname: string) => (pathname === '/blog' ? '/blog/' : pathname);

function createToAbsoluteUrl({ matches }: MetaArgs): ToAbsoluteUrl {
  const { origin } = (matches[0]?.loaderData ?? {}) as { origin?: string };
  return (path) => (origin ? new URL(path, origin).href : path);
}

/** The Open Graph type of the page, and for an article its dates and its section. */
const createTypeMeta = ({ article }: PageMetadata): MetaDescriptor[] =>
  article
    ? [
        { property: 'og:type', content: 'article' },
        { property: 'article:published_time', content: article.publishedOn },
        { property: 'article:modified_time', content: article.modifiedOn ?? article.publishedOn },
        { property: 'article:section', content: article.section },
      ]
    : [{ property: 'og:type', content: 'website' }];

/**
 * Metadata of an indexed page: title, description, canonical URL, preview and structured data. In a route:
 * `export const meta: Route.MetaFunction = (args) => createPageMeta(args, { … })`.
 */
export function createPageMeta(args: MetaArgs, page: PageMetadata): MetaDescriptor[] {
  const toAbsoluteUrl = createToAbsoluteUrl(args);
  const { title, description, kind = 'WebPage', modifiedOn, mainEntity } = page;
  const path = page.path ?? getCanonicalPath(args.location.pathname);
  const picture = page.picture ?? createPreviewImage(title, path);
  const url = toAbsoluteUrl(path);
  const breadcrumbs = page.breadcrumbs ?? findRouteBreadcrumbs(args.matches, args.location.pathname);
  const graph = [
    createWebPageData({ kind, title, description, url, modifiedOn, mainEntity }, toAbsoluteUrl),
    ...(breadcrumbs ? [createBreadcrumbListData(breadcrumbs, toAbsoluteUrl)] : []),
    ...(page.createStructuredData?.(toAbsoluteUrl) ?? []),
  ];
  return [
    { title: page.fullTitle ?? formatPageTitle(title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(page.isNoindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...createTypeMeta(page),
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: site.language.replace('-', '_') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...createPreviewMeta(picture, toAbsoluteUrl),
    ...(page.isNoindex ? [] : [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } }]),
  ];
}
