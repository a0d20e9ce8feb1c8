import { readdirSync } from 'node:fs';
import routes from '../../../app/routes';
import { seedNotFoundRoutes, seedRoutes } from '../../architecture/seed-routes';

interface RouteEntry {
  path?: string | undefined;
  file: string;
  children?: readonly RouteEntry[] | undefined;
}

/** The paths of pages without parameters. Resource routes and pages that need an earlier step are left out. */
function listStaticPaths(entries: readonly RouteEntry[]): string[] {
  return entries.flatMap(({ path, file, children }) => {
    const isPage =
      path !== undefined && file.endsWith('.tsx') && !/[:*]|^dev\/|^auth\/two-factor$/.test(path);
    return [...(isPage ? [`/${path}`] : []), ...listStaticPaths(children ?? [])];
  });
}

/** By name, because only the build can read the articles. A picture essay has its own path. */
const sampleArticlePath = `/blog/${readdirSync('app/content/journal/articles')
  .sort()[0]
  ?.replace(/\.mdx$/, '')}`;

const seedPaths = Object.values(seedRoutes)
  .flat()
  .map((path) => (path === '/blog/any-article' ? sampleArticlePath : path));

/** The paths of all pages: the 78 of the seed specification with sample parameters, and the pages added since. */
export const pagePaths: readonly string[] = [
  ...new Set([...seedPaths, ...listStaticPaths(await routes).filter((path) => path !== '/blog')]),
];

export const isNotFoundPath = (path: string): boolean => seedNotFoundRoutes.some((other) => other === path);
