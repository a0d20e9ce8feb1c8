import { matchRoutes, type ServerBuild } from 'react-router';
import { site } from '~site';
import type { SitePaths } from '../../redirects/check-redirect.server';
import { createRouteTree } from '../cache/page-keys.server';
import { getCanonicalPath } from './canonical-path.server';

export interface SitePathOptions {
  build: Pick<ServerBuild, 'routes'>;
  /** The public origin of the site. */
  origin: string;
  hasFile(path: string): boolean;
  /** The paths of all pages, with those whose path has a parameter. */
  listPaths(): Promise<readonly string[]>;
}

/** Decides which paths pages or files answer. A path with a parameter, such as the id of a product, has to be a listed one. */
export function createSitePaths({ build, origin, hasFile, listPaths }: SitePathOptions): SitePaths {
  const tree = createRouteTree(build.routes);
  return {
    origin,
    domain: site.domain,
    profileHosts: site.social.flatMap(({ href }) => URL.parse(href)?.host ?? []),
    toCanonical: (path) => getCanonicalPath(path) ?? path,
    async hasPage(path) {
      if (hasFile(path)) return true;
      const matches = matchRoutes(tree, path) ?? [];
      const patterns = matches.map(({ route }) => route.path ?? '');
      if (patterns.length === 0 || patterns.at(-1)?.endsWith('*')) return false;
      if (!patterns.some((pattern) => pattern.includes(':'))) return true;
      return (await listPaths()).some((listed) => listed.split('?', 1)[0] === path);
    },
  };
}
