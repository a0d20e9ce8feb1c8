/** Beginnings of paths of one user, and of resources for programs. Search engines do not request them. */
export const PRIVATE_PATHS = [
  ...['/account', '/admin', '/auth/', '/messages/', '/quotes/', '/shop/orders/', '/stock-alerts/', '/dev/'],
] as const;

/** Beginnings of paths that no page of the site has: files, and parts of the server. */
const TECHNICAL_PATHS = ['/assets', '/pictures', '/idp', '/webhooks', '/healthz', '/readyz', '/__manifest'];

/** Whether no redirect may begin at the path: it is for one user, or the server answers it itself (R-REDIRECT-2). */
export const isReservedPath = (path: string): boolean =>
  [...PRIVATE_PATHS, ...TECHNICAL_PATHS].some((beginning) => {
    const folder = beginning.replace(/\/$/, '');
    return path === folder || path.startsWith(`${folder}/`);
  }) || path.endsWith('.data');
