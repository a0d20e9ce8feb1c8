import { isReservedPath } from '~/domain/site/private-paths';
import { getRedirectLocation } from '~/domain/site/stored-redirect';
import { paths } from '~/paths';
import type { Redirects } from '../../redirects/redirects.server';

interface MissingOptions {
  request: Request;
  /** What the pages answer. */
  response: Response;
  redirects: Redirects;
  /** Counts a path that neither a page nor a redirect answers. */
  countMissing: (path: string) => unknown;
  reportError: (error: unknown) => void;
}

/** Whether a browser opened the path as a page. It did not load it as a picture, or ahead of a click. */
const isOpenedPage = ({ method, headers, url }: Request): boolean =>
  method === 'GET' &&
  headers.get('sec-fetch-dest') === 'document' &&
  !headers.get('sec-purpose')?.startsWith('prefetch') &&
  new URL(url).pathname !== paths.notFound();

/**
 * R-REDIRECT-1: a redirect answers only where no page does. Nothing is cached here, so every process follows a change at once.
 * Browsers ask again each time, also for a 301: a correction must reach those who followed the wrong one.
 */
export async function redirectMissing(options: MissingOptions): Promise<Response> {
  const { request, response, redirects, countMissing, reportError } = options;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const { pathname, search } = new URL(request.url);
  if (response.status !== 404 || !isRead || isReservedPath(pathname)) return response;
  try {
    const followed = await redirects.followRedirect(pathname);
    if (!followed) {
      if (isOpenedPage(request)) countMissing(pathname);
      return response;
    }
    if (followed.target === null)
      return new Response(response.body, { status: 410, headers: response.headers });
    await response.body?.cancel();
    const headers = { Location: getRedirectLocation(followed.target, search), 'Cache-Control': 'no-cache' };
    return new Response(null, { status: Number(followed.status), headers });
  } catch (error) {
    reportError(error);
    return response;
  }
}
