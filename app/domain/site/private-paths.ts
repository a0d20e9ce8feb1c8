/** Beginnings of paths of one user, and of resources for programs. Search engines do not request them. */
export const PRIVATE_PATHS = [
  '/account',
  '/admin',
  '/auth/',
  '/messages/',
  '/quotes/',
  '/project-invoices/',
  '/shop/orders/',
  '/stock-alerts/',
  '/dev/',
] as const;

/** Beginnings of paths that no page of the site has: files, and parts of the server. */
const TECHNICAL_PATHS = [
  '/api',
  '/assets',
  '/pictures',
  '/idp',
  '/webhooks',
  '/healthz',
  '/readyz',
  '/__manifest',
];

const isBelow = (path: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => {
    const folder = beginning.replace(/\/$/, '');
    return path === folder || path.startsWith(`${folder}/`);
  });

/** Whether no redirect may lead to the path: what it shows is for one user (R-REDIRECT-3). */
export const isPrivatePath = (path: string): boolean => isBelow(path, PRIVATE_PATHS);

/** Whether no redirect may begin at the path: it is for one user, or the server answers it itself (R-REDIRECT-2). */
export const isReservedPath = (path: string): boolean =>
  isPrivatePath(path) || isBelow(path, TECHNICAL_PATHS) || path.endsWith('.data');

const MAX_PATH_LENGTH = 300;
/** Tokens, ids of users and hashes of emails. */
const privatePaths = /^(\/(?:messages|notices\/leave\/\w+|stock-alerts\/leave)\/)[^/]+/;

/** The path of a URL without its query and without the secret of a private link: for logs and for staff. */
export function redactPath(url: string): string {
  const path = url.split('?', 1)[0] ?? url;
  return path.replace(privatePaths, '$1…').slice(0, MAX_PATH_LENGTH);
}
