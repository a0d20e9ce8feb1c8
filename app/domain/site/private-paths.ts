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
const TECHNICAL_PATHS = ['/assets', '/pictures', '/idp', '/webhooks', '/healthz', '/readyz', '/__manifest'];

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
