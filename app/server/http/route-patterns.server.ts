import { matchRoutes, type ServerBuild } from 'react-router';
import { createRouteTree, isDecodable } from './cache/page-keys.server';

const FILE_FOLDERS = ['/assets/', '/pictures/', '/idp/', '/webhooks/'];

/** R-TRACE-1: the pattern of the route of a path, such as `/shop/orders/:number`. */
export function createRoutePatterns({ routes }: Pick<ServerBuild, 'routes'>): (path: string) => string {
  const tree = createRouteTree(routes);
  return (path) => {
    const folder = FILE_FOLDERS.find((each) => path.startsWith(each));
    if (folder) return `${folder}*`;
    if (!isDecodable(path)) return '/*';
    // React Router requests loader data of a page under `.data`.
    const matches = matchRoutes(tree, path.replace(/\.data$/, '')) ?? [];
    const parts = matches.flatMap(({ route }) => route.path ?? []);
    return `/${parts.join('/')}`.replace(/\/{2,}/g, '/');
  };
}
