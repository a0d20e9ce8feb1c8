import { randomBytes } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { ClientAssets } from './client-assets.server';
import { createBetterCompression } from './compress-better.server';
import { finishPage } from './finish-page.server';
import { securityHeadersAt } from './opener-policy.server';
import { compressBodies, keptPageFrom, type PageCache } from './page-cache.server';
import { type PageContents, pageContents } from './page-tags.server';
import { publicOrigin } from './public-origin.server';
import { renderNonce } from './render-nonce.server';
import { keptResponse } from './send-kept-answer.server';

interface RendererOptions {
  build: ServerBuild;
  mode: 'production' | 'development';
  assets: ClientAssets;
  cache?: PageCache;
  chatWidgetSrc?: string | undefined;
  /** Where the world knows the site. */
  origin: string;
  httpsOnly: boolean;
}

export type RenderPage = (
  request: Request,
  provide: (context: RouterContextProvider) => void,
) => Promise<Response>;

/** Brotli quality of a page that somebody is waiting for: within 8 % of the best size in a tenth of the time. */
const qualityWhileWaiting = 5;

/** Headers of an answer that React Router made. What only one person may see is never stored by anybody. */
export function pageHeaders(path: string, policy: string, httpsOnly: boolean): Record<string, string> {
  return {
    ...securityHeadersAt(path),
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-cache',
    ...(httpsOnly ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Renders a request with React Router, finishes the document, and keeps it when its loaders allow that. */
export function createPageRenderer(options: RendererOptions): RenderPage {
  const { build, mode, assets, cache, chatWidgetSrc, origin, httpsOnly } = options;
  // Where a form may come from is decided before, by `isFromThisSite`, which knows the public address; the address
  // that the router compares with is the one behind a proxy.
  const handle = createRequestHandler({ ...build, allowedActionOrigins: ['**'] }, mode);

  const compressBetter = cache && createBetterCompression(cache);

  return async (request, provide) => {
    const nonce = randomBytes(16).toString('base64url');
    const contents: PageContents = { shown: new Set(), mayBeKept: false, connectsTo: new Set() };
    const generation = cache?.generation ?? 0;
    const context = new RouterContextProvider();
    context.set(renderNonce, nonce);
    context.set(pageContents, contents);
    context.set(publicOrigin, origin);
    provide(context);

    const { pathname, search } = new URL(request.url);
    const response = await handle(request, context);
    // Whatever brings a policy of its own is no page of this site: it is sent as it is.
    const isPage =
      response.headers.get('Content-Type')?.startsWith('text/html') &&
      !response.headers.has('Content-Security-Policy');
    if (!isPage) {
      for (const [name, value] of Object.entries(securityHeadersAt(pathname)))
        response.headers.set(name, value);
      if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
      return response;
    }

    const finished = finishPage(await response.text(), {
      ...{ assets, nonce, chatWidgetSrc },
      connectsTo: contents.connectsTo,
    });
    const headers = pageHeaders(pathname, finished.contentSecurityPolicy, httpsOnly);
    const isAnswerForAll =
      request.method === 'GET' && response.status === 200 && !response.headers.has('Set-Cookie');
    if (cache && contents.mayBeKept && isAnswerForAll) {
      const bodies = await compressBodies(finished.html, qualityWhileWaiting);
      const page = keptPageFrom({ bodies, headers, tags: [...contents.shown] });
      const key = pathname + search;
      cache.set(key, page, generation);
      // The pages everybody opens; what somebody searched for is seldom asked for twice.
      if (search === '') compressBetter?.({ key, html: finished.html, headers, page });
      return keptResponse(request, page);
    }
    headers['Cache-Control'] = 'private, no-store';
    // A page whose address holds a key asks for a stricter policy.
    const referrerPolicy = response.headers.get('Referrer-Policy');
    if (referrerPolicy) headers['Referrer-Policy'] = referrerPolicy;
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return new Response(finished.html, { status: response.status, headers: response.headers });
  };
}
