import { readdirSync } from 'node:fs';
import { paths } from '../../../app/paths';
import routes from '../../../app/routes';
import { seedNotFoundRoutes, seedRoutes } from '../../architecture/seed-routes';
import { isProtectedPath } from './sign-in-as';

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

/**
 * React fills these pages with what the browser stores. Their size is unknown before. The last one shows the result of the sign-in.
 */
const filledPaths = ['/shop/cart', '/shop/checkout', '/shop/wishlist/mine', paths.auth.oidcCallback()];

/** Public pages whose size is known before their files arrive. */
export const isSizeKnown = (path: string): boolean =>
  !isProtectedPath(path) && !isNotFoundPath(path) && !filledPaths.includes(path);
