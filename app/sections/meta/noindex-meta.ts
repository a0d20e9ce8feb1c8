import type { MetaDescriptor } from 'react-router';
import { site } from '~site';

/** "Title · Tessera". */
export const formatPageTitle = (title: string) => `${title} · ${site.name}`;

interface NoindexOptions {
  /** The URL has a secret token, so it must not be sent to other sites as a referrer. */
  hasSecretUrl?: boolean;
}

/** Metadata of a page that search engines must not index: a page of one user, or a step of a process. */
export const createNoindexMeta = (
  title: string,
  { hasSecretUrl = false }: NoindexOptions = {},
): MetaDescriptor[] => [
  { title: formatPageTitle(title) },
  { name: 'robots', content: hasSecretUrl ? 'noindex, nofollow' : 'noindex' },
  ...(hasSecretUrl ? [{ name: 'referrer', content: 'no-referrer' }] : []),
];
