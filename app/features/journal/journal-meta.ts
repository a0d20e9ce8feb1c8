import type { MetaDescriptor } from 'react-router';
import { paths } from '~/paths';
import { createPageMeta, type PageMetadata } from '~/sections/meta/page-meta';
import { site } from '~site';

/** The feeds, which feed readers find by these links. */
const feedLinks: readonly MetaDescriptor[] = [
  ['application/rss+xml', 'rss.xml'] as const,
  ['application/atom+xml', 'atom.xml'] as const,
  ['application/feed+json', 'feed.json'] as const,
].map(([type, file]) => ({
  tagName: 'link',
  rel: 'alternate',
  type,
  title: `${site.name}: journal`,
  href: paths.journalFeed(file),
}));

/** Metadata of a page of the journal. */
export const createJournalMeta = (
  args: Parameters<typeof createPageMeta>[0],
  page: PageMetadata,
): MetaDescriptor[] => [...createPageMeta(args, page), ...feedLinks];

/** The breadcrumbs of a page below the journal. */
export const createJournalBreadcrumbs = (label: string) => [
  { label: 'Journal', href: paths.journal() },
  { label },
];
