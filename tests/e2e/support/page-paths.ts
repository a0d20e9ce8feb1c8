import { articleTeasers } from '../../../app/content/journal/article-teasers';
import table from '../../../app/routes';
import { seedNotFoundRoutes, seedRoutes } from '../../architecture/seed-routes';

interface Entry {
  path?: string | undefined;
  file: string;
  children?: readonly Entry[] | undefined;
}

/** Addresses in the table that are pages for people, and need nothing filled in or done before. A file without markup is none. */
function plainAddresses(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ path, file, children }) => {
    const isPage =
      path !== undefined && file.endsWith('.tsx') && !/[:*]|^dev\/|^auth\/two-factor$/.test(path);
    return [...(isPage ? [`/${path}`] : []), ...plainAddresses(children ?? [])];
  });
}

const sampleArticle = `/blog/${articleTeasers[0]?.slug}`;

const ofTheSeed = Object.values(seedRoutes)
  .flat()
  .map((address) => (address === '/blog/any-article' ? sampleArticle : address));

/** Every page that has one address: all 78 of the seed specification, samples included, and ours. */
export const pagePaths: readonly string[] = [
  ...new Set([...ofTheSeed, ...plainAddresses(await table).filter((address) => address !== '/blog')]),
];

export const isNotFoundPath = (address: string): boolean =>
  seedNotFoundRoutes.some((other) => other === address);
