const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a POST request comes from a page of this site. Browsers send `Sec-Fetch-Site` or at least `Origin` with every
 * POST. A request with neither is refused, too.
 */
export function isFromThisSite(request: Request, publicOrigin: string): boolean {
  if (safeMethods.has(request.method)) return true;
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none';
  const origin = request.headers.get('origin');
  if (!origin) return false;
  return origin === publicOrigin || URL.parse(origin)?.host === request.headers.get('host');
}
