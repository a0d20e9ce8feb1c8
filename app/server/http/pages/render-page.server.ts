import { randomBytes } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { readWholeRequest } from '../body/whole-request.server';
import { emptyPageContents, type PageContents, pageContents } from '../cache/cache-tags.server';
import { compressBodies, createCachedPage } from '../cache/cached-page.server';
import type { PageCache } from '../cache/page-cache.server';
import type { PageKey } from '../cache/page-keys.server';
import { toFetchResponse } from '../cache/send-cached-response.server';
import type { Rendered, SharedRenders } from '../cache/shared-renders.server';
import { chooseAssets } from './choose-assets.server';
import type { ClientAssets } from './client-assets.server';
import { securityHeadersAt } from './opener-policy.server';
import { postProcessHtml } from './post-process-html.server';
import { isPublicDemo } from './public-demo.server';
import { publicOrigin } from './public-origin.server';
import { BusyError } from './render-gate.server';
import { busyPage, createRenderLimits } from './render-limits.server';
import { renderNonce } from './render-nonce.server';

interface Caching {
  cache: PageCache;
  shared: SharedRenders;
  pageKey: PageKey;
}

interface RendererOptions {
  build: ServerBuild;
  mode: 'production' | 'development';
  assets: ClientAssets;
  caching?: Caching;
  chatWidgetSrc?: string | undefined;
  /** Where the world knows the site. */
  origin: string;
  httpsOnly: boolean;
  /** Hears of every rendering, with its path. */
  onRender?: (path: string) => void;
  /** Whether every page carries the demo banner. */
  hasDemoBanner: boolean;
}

type Provide = (context: RouterContextProvider) => void;

/**
 * Answers a request with a page. `provide` puts into the context of its loaders what belongs to the site, and
 * `provideVisitor` what belongs to the one who asks: a page that several share is rendered without it.
 */
export type RenderPage = (request: Request, provide: Provide, provideVisitor?: Provide) => Promise<Response>;

/** Brotli quality of a page that somebody is waiting for: within 8 % of the best size in a tenth of the time. */
const QUALITY_WHILE_WAITING = 5;

/** Headers of an answer that React Router made. What only one user may see is never stored by anybody. */
export function pageHeaders(path: string, policy: string, httpsOnly: boolean): Record<string, string> {
  return {
    ...securityHeadersAt(path),
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-cache',
    ...(httpsOnly ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** What React Router answered. A page of this site is finished; anything else is sent as it is. */
interface Answered {
  path: string;
  response: Response;
  contents: PageContents;
  finished?: { html: string; headers: Record<string, string> };
}

/** Whatever brings a policy of its own is no page of this site. */
const isPage = ({ headers }: Response) =>
  headers.get('Content-Type')?.startsWith('text/html') === true && !headers.has('Content-Security-Policy');

const isForEverybody = ({ response, contents }: Answered) =>
  contents.isForEverybody && response.status === 200 && !response.headers.has('Set-Cookie');

/** The answer for the one who asked, which nobody stores. */
function ownResponse({ path, response, finished }: Answered): Response {
  if (!finished) {
    for (const [name, value] of Object.entries(securityHeadersAt(path))) response.headers.set(name, value);
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
    return response;
  }
  const headers: Record<string, string> = { ...finished.headers, 'Cache-Control': 'private, no-store' };
  // A page whose address holds a key asks for a stricter policy.
  const referrerPolicy = response.headers.get('Referrer-Policy');
  if (referrerPolicy) headers['Referrer-Policy'] = referrerPolicy;
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return new Response(finished.html, { status: response.status, headers: response.headers });
}

/** The answer as everybody may have it, or the one for whose request it was made. */
async function sharedAnswer(answered: Answered): Promise<Rendered> {
  const { finished, contents } = answered;
  if (!finished || !isForEverybody(answered)) return { kind: 'response', response: ownResponse(answered) };
  const bodies = await compressBodies(finished.html, QUALITY_WHILE_WAITING);
  const page = createCachedPage({ bodies, headers: finished.headers, tags: [...contents.tags] });
  return { kind: 'page', page, isStored: contents.isCached };
}

/**
 * Renders requests with React Router and finishes the documents. A page that is the same for everybody is rendered
 * once for all who ask at the same time, from its address alone: without cookies, without other headers, without what
 * of the address it does not read. So it holds nothing of the one whose request began it.
 */
export function createPageRenderer(options: RendererOptions): RenderPage {
  const { build, mode, assets, caching, chatWidgetSrc, origin, httpsOnly, hasDemoBanner, onRender } = options;
  // Where a form may come from is decided before, by `isFromThisSite`, which knows the public address; the address
  // that the router compares with is the one behind a proxy.
  const handle = createRequestHandler({ ...build, allowedActionOrigins: ['**'] }, mode);
  const limits = createRenderLimits();

  async function answer(request: Request, provide: Provide): Promise<Answered> {
    const nonce = randomBytes(16).toString('base64url');
    const contents = emptyPageContents();
    const context = new RouterContextProvider();
    context.set(renderNonce, nonce);
    context.set(pageContents, contents);
    context.set(publicOrigin, origin);
    context.set(isPublicDemo, hasDemoBanner);
    provide(context);
    const { pathname } = new URL(request.url);
    onRender?.(pathname);

    const response = await handle(request, context);
    if (!isPage(response)) return { path: pathname, response, contents };
    const document = await response.text();
    const { html, contentSecurityPolicy } = postProcessHtml(document, {
      ...{ assets: chooseAssets(assets, document), nonce, chatWidgetSrc },
      connectsTo: contents.connectsTo,
    });
    const headers = pageHeaders(pathname, contentSecurityPolicy, httpsOnly);
    return { path: pathname, response, contents, finished: { html, headers } };
  }

  async function answerOwn(request: Request, provide: Provide): Promise<Response> {
    const whole = await readWholeRequest(request);
    const gate = request.method === 'POST' ? limits.forms : limits.pages;
    return ownResponse(await gate.run(() => answer(whole, provide), request.signal));
  }

  /** `undefined` for a request whose answer is not shared. */
  async function answerShared(request: Request, provide: Provide): Promise<Response | undefined> {
    if (!caching || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
    const { cache, shared, pageKey } = caching;
    const { pathname, search } = new URL(request.url);
    const key = pageKey(pathname + search);
    if (key === undefined) return undefined;
    const render = () =>
      limits.pages.run(async () =>
        sharedAnswer(await answer(new Request(new URL(key, 'http://localhost')), provide)),
      );
    try {
      const rendered = await shared.render(key, render);
      if (rendered.kind === 'not-shared') return undefined;
      if (rendered.kind === 'response') return rendered.response;
      return toFetchResponse(request, rendered.page);
    } catch (error) {
      const stale = error instanceof BusyError ? cache.getStale(key) : undefined;
      if (stale) return toFetchResponse(request, stale);
      throw error;
    }
  }

  return async (request, provide, provideVisitor) => {
    try {
      const shared = await answerShared(request, provide);
      if (shared) return shared;
      return await answerOwn(request, (context) => {
        provide(context);
        provideVisitor?.(context);
      });
    } catch (error) {
      if (error instanceof BusyError || request.signal.aborted) return busyPage();
      throw error;
    }
  };
}
