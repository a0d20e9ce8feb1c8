import type { MetaDescriptor } from 'react-router';
import { PREVIEW_SIZE, previewPath } from '~/domain/preview-path';
import type { Crumb } from '~/ui/breadcrumbs';
import { site } from '~site';
import { titled } from './hidden-page-meta';
import type { Absolute, Thing } from './structured-data/thing';
import { breadcrumbList, type PageKind, webPage } from './structured-data/web-page';
import { trailOfPage } from './trail-of-page';

/** What a route's `meta` is called with, as far as it matters here. */
interface MetaArgs {
  location: { pathname: string };
  matches: readonly ({ loaderData?: unknown; handle?: unknown } | undefined)[];
}

export interface PreviewPicture {
  /** A path of this site. */
  src: string;
  alt: string;
  width?: number;
  height?: number;
}

export interface PageFacts {
  /** Without the site's name, which is put behind it. */
  title: string;
  /** One or two sentences of 50 to 170 characters, of this page alone. */
  description: string;
  /** The page's own address when it is not its path alone. */
  path?: string;
  /** What a shared link shows, where it is not the picture that the build has drawn for the page itself. */
  picture?: PreviewPicture;
  kind?: PageKind;
  /** The way to the page, as it shows it itself. Left out where the route's `handle` names it. */
  trail?: readonly Crumb[];
  /** An ISO day. */
  changedOn?: string;
  /** The whole title where the name comes first. */
  fullTitle?: string;
  /** A view that may be opened, but is no answer to a search: search engines are told nothing about it. */
  unlisted?: boolean;
  /** What else the page is about, in schema.org's words. */
  data?: (absolute: Absolute) => readonly Thing[];
}

const ownPath = (pathname: string) => (pathname === '/blog' ? '/blog/' : pathname);

function absoluteFor({ matches }: MetaArgs): Absolute {
  const { origin } = (matches[0]?.loaderData ?? {}) as { origin?: string };
  return (path) => (origin ? new URL(path, origin).href : path);
}

/** The picture that the build draws for every page: see server/previews. */
export const drawnPreview = (title: string, address: string): PreviewPicture => ({
  src: previewPath(address),
  alt: `“${title}”, beside glazed tiles: ${site.name}`,
  ...PREVIEW_SIZE,
});

const previewOf = ({ src, alt, width, height }: PreviewPicture, absolute: Absolute): MetaDescriptor[] => [
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
export function pageMeta(args: MetaArgs, page: PageFacts): MetaDescriptor[] {
  const absolute = absoluteFor(args);
  const { title, description, kind = 'WebPage', changedOn } = page;
  const path = page.path ?? ownPath(args.location.pathname);
  const picture = page.picture ?? drawnPreview(title, path);
  const address = absolute(path);
  const trail = page.trail ?? trailOfPage(args.matches, args.location.pathname);
  const graph = [
    webPage({ kind, title, description, address, changedOn }, absolute),
    ...(trail ? [breadcrumbList(trail, absolute)] : []),
    ...(page.data?.(absolute) ?? []),
  ];
  return [
    { title: page.fullTitle ?? titled(title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(page.unlisted ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: site.language.replace('-', '_') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...previewOf(picture, absolute),
    ...(page.unlisted ? [] : [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } }]),
  ];
}
