import { randomBytes } from 'node:crypto';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { isBackOfficePath } from '~/content/admin/admin-paths';
import type { Announcement } from '~/domain/announcements/announcement';
import { paths } from '~/paths';
import { bufferRequest } from '../body/read-body.server';
import { createPageContents, type PageContents, pageContents } from '../cache/cache-tags.server';
import { type CachedPage, compressFor, createCachedPage } from '../cache/cached-page.server';
import type { ContentEncoding } from '../cache/cached-response.server';
import type { PageCache } from '../cache/page-cache.server';
import type { PageKey } from '../cache/page-keys.server';
import { getAcceptedEncoding, toFetchResponse } from '../cache/send-cached-response.server';
import type { Rendered, SharedRenders } from '../cache/shared-renders.server';
import { acceptsPage } from '../guards/request-headers.server';
import type { AnnouncePage } from './announced-pages.server';
import { addAnnouncementBar } from './announcement-bar.server';
import { type ClientAssets, chooseAssets } from './client-assets.server';
import { isAnnouncementClosed } from './closed-announcements.server';
import { laterMarkup } from './later-markup.server';
import { getSecurityHeaders, isAnonymousCheckout, toSharedHeaders } from './opener-policy.server';
import { isPublicDemo, missingStatus, publicOrigin, renderNonce } from './page-contexts.server';
import { postProcessHtml } from './post-process-html.server';
import { BusyError } from './render-gate.server';
import { createBusyPage, createRenderLimits } from './render-limits.server';
import { createRouteHandlers } from './route-handlers.server';
import { speculationRulesHeader } from './speculation-rules.server';

interface Caching {
  cache: PageCache;
  shared: SharedRenders;
  pageKey: PageKey;
  announce: AnnouncePage;
}

interface RendererOptions {
  build: ServerBuild;
  mode: 'production' | 'development';
  assets: ClientAssets;
  caching?: Caching;
  chatWidgetSrc?: string | undefined;
  /** The public origin of the site. */
  origin: string;
  httpsOnly: boolean;
  /** Called at the start of every render with the path. */
  onRender?: (path: string) => void;
  /** Whether every page has the demo banner. */
  hasDemoBanner: boolean;
  /** The announcement that a page shows now. */
  findAnnouncement?: (path: string) => Announcement | undefined;
}

type Provide = (context: RouterContextProvider) => void;

/**
 * Renders the response to a request. `provide` sets the loader context of the site, `provideVisitor` the context of the
 * visitor. A shared page is rendered without the context of the visitor.
 */
export type RenderPage = (request: Request, provide: Provide, provideVisitor?: Provide) => Promise<Response>;

/** Headers of a rendered page. Pages for one user get another Cache-Control. */
export function createPageHeaders(path: string, policy: string, httpsOnly: boolean): Record<string, string> {
  return {
    ...getSecurityHeaders(path),
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-cache',
    // Otherwise nginx collects 16 KB before it encrypts and sends them.
    'X-Accel-Buffering': 'no',
    ...(httpsOnly ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** A response of React Router. `page` is set for pages of this site. Other responses are sent unchanged. */
interface RenderedResponse {
  path: string;
  response: Response;
  contents: PageContents;
  page?: { html: string; headers: Readonly<Record<string, string>> };
}

/** HTML with its own policy is not a page of this site, but for example an email preview. */
const isPage = ({ headers }: Response) =>
  headers.get('Content-Type')?.startsWith('text/html') === true && !headers.has('Content-Security-Policy');

/**
 * A file that does not exist, opened by a visitor, or what a guard refused: its response must not differ from that of an
 * unknown path (R-ADMIN-1).
 */
const isMissing = (request: Request, response: Response) =>
  (response.status === 403 && response.body === null) ||
  (response.status === 404 && (response.body === null || (acceptsPage(request) && !isPage(response))));

/**
 * A path without a page. One below that of a page or file of the back office is in its frame (R-ADMIN-10); no route has two
 * parameters in a row, so that none matches it.
 */
const getUnknownPath = (pathname: string) =>
  isBackOfficePath(pathname) ? `${pathname}/missing/page` : paths.notFound();

/** Of a form with issues, a wrong password, a conflict, or too many tries. */
const REFUSED_FORM_STATUSES: readonly number[] = [400, 401, 409, 429];

/** The page of a refused form begins with that in its title, which a screen reader says first. Hydration would undo it. */
const isRefusedForm = ({ method }: Request, { status }: Response, isFullyHydrated: boolean) =>
  method === 'POST' && REFUSED_FORM_STATUSES.includes(status) && !isFullyHydrated;

/** Whatever its loaders say: a response with a cookie, or that names itself private, is for one visitor. */
const canBeShared = ({ response: { status, headers }, contents }: RenderedResponse) =>
  contents.isShared &&
  status === 200 &&
  !headers.has('Set-Cookie') &&
  !/\b(?:private|no-store)\b/i.test(headers.get('Cache-Control') ?? '');

/** The response for one visitor. Nothing caches it. */
function createPrivateResponse(
  { path, response, page }: RenderedResponse,
  { isAnonymous = false } = {},
): Response {
  if (!page) {
    for (const [name, value] of Object.entries(getSecurityHeaders(path))) response.headers.set(name, value);
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
    return response;
  }
  const pageHeaders = isAnonymous ? toSharedHeaders(path, page.headers) : page.headers;
  const headers: Record<string, string> = { ...pageHeaders, 'Cache-Control': 'private, no-store' };
  // A page with a key in its URL sets a stricter policy.
  const referrerPolicy = response.headers.get('Referrer-Policy');
  if (referrerPolicy) headers['Referrer-Policy'] = referrerPolicy;
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return new Response(page.html, { status: response.status, headers: response.headers });
}

/** The page for all visitors, or the response for the visitor whose request started the render. */
async function createSharedResult(rendered: RenderedResponse, encoding: ContentEncoding): Promise<Rendered> {
  const { page, path, contents } = rendered;
  if (!page || !canBeShared(rendered)) return { kind: 'response', response: createPrivateResponse(rendered) };
  const bodies = await compressFor(encoding, page.html);
  const headers = toSharedHeaders(path, page.headers);
  const cachedPage = createCachedPage({
    bodies,
    headers,
    tags: [...contents.tags],
    expiresAt: contents.expiresAt,
  });
  return { kind: 'page', page: cachedPage, isStored: contents.isCached };
}

/**
 * Renders pages with React Router. Simultaneous requests for a page that is the same for all visitors share one render. It
 * gets only the cache key of the URL, without cookies and other headers, so that the page contains nothing of the visitor
 * whose request started the render.
 */
export function createPageRenderer(options: RendererOptions): RenderPage {
  const { build, mode, assets, caching, chatWidgetSrc, origin, httpsOnly, hasDemoBanner, onRender } = options;
  const { findAnnouncement = () => undefined } = options;
  // `isFromThisSite` has checked the origin of forms with the public origin. The check of React Router would compare it
  // with the host behind a proxy.
  const findHandler = createRouteHandlers({ ...build, allowedActionOrigins: ['**'] }, mode);
  const limits = createRenderLimits();

  /** The page of an unknown path, or of one that is not open to the user. */
  async function renderMissing({ url, headers }: Request, status: number, context: RouterContextProvider) {
    context.set(missingStatus, status);
    const renderPath = (path: string) =>
      findHandler(path)(new Request(new URL(path, url), { headers }), context);
    const found = await renderPath(getUnknownPath(new URL(url).pathname));
    // The frame of the back office is only for staff.
    const page = found.body === null ? await renderPath(paths.notFound()) : found;
    return new Response(page.body, { status, headers: page.headers });
  }

  async function render(request: Request, provide: Provide): Promise<RenderedResponse> {
    const nonce = randomBytes(16).toString('base64url');
    const contents = createPageContents();
    const later: string[] = [];
    const context = new RouterContextProvider();
    context.set(renderNonce, nonce);
    context.set(pageContents, contents);
    context.set(laterMarkup, later);
    context.set(publicOrigin, origin);
    context.set(isPublicDemo, hasDemoBanner);
    provide(context);
    const { pathname } = new URL(request.url);
    onRender?.(pathname);

    const handled = await findHandler(pathname)(request, context);
    const response = isMissing(request, handled)
      ? await renderMissing(request, handled.status, context)
      : handled;
    // HTTP demands it: a form to a page without an action, or an address of scripts that is opened as a page.
    if (response.status === 405)
      response.headers.set('Allow', request.method === 'POST' ? 'GET, HEAD' : 'POST');
    if (!isPage(response)) return { path: pathname, response, contents };
    const document = await response.text();
    const { html, contentSecurityPolicy, isFullyHydrated } = postProcessHtml(document, {
      assets: chooseAssets(assets, document),
      nonce,
      laterMarkup: later,
      chatWidgetSrc,
      connectsTo: contents.connectsTo,
      sendsFormsTo: contents.sendsFormsTo,
      isFramedByThisSite: contents.isFramedByThisSite,
    });
    const headers = {
      ...createPageHeaders(pathname, contentSecurityPolicy, httpsOnly),
      ...(isFullyHydrated ? {} : speculationRulesHeader),
    };
    const shownHtml = isRefusedForm(request, response, isFullyHydrated)
      ? html.replace('<title>', '<title>Error: ')
      : html;
    return { path: pathname, response, contents, page: { html: shownHtml, headers } };
  }

  /** A page for one visitor with the announcement of its path. */
  function addBar(rendered: RenderedResponse, { headers }: Request): RenderedResponse {
    const { page, path, contents } = rendered;
    const previewed = contents.previewedAnnouncement;
    const announcement = previewed ?? findAnnouncement(path);
    if (!page || !announcement) return rendered;
    if (!previewed && isAnnouncementClosed(headers.get('Cookie'), announcement.id)) return rendered;
    const isPreview = previewed !== undefined;
    return { ...rendered, page: addAnnouncementBar(page, announcement, { isPreview }) };
  }

  async function renderPrivate(request: Request, provide: Provide): Promise<Response> {
    const buffered = await bufferRequest(request);
    const gate = request.method === 'POST' ? limits.forms : limits.pages;
    const rendered = await gate.run(() => render(buffered, provide), request.signal);
    return createPrivateResponse(addBar(rendered, request), { isAnonymous: isAnonymousCheckout(request) });
  }

  /** `undefined` for a request whose response cannot be shared. */
  async function renderShared(request: Request, provide: Provide): Promise<Response | undefined> {
    if (!caching || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
    const { cache, shared, pageKey, announce } = caching;
    const { pathname, search } = new URL(request.url);
    const key = pageKey(pathname + search);
    if (key === undefined) return undefined;
    const encoding = getAcceptedEncoding(request.headers.get('Accept-Encoding') ?? undefined);
    const renderKey = () =>
      limits.pages.run(async () =>
        createSharedResult(await render(new Request(new URL(key, 'http://localhost')), provide), encoding),
      );
    const send = (page: CachedPage) =>
      toFetchResponse(request, announce(page, pathname, request.headers.get('Cookie')));
    try {
      const rendered = await shared.render(key, renderKey);
      if (rendered.kind === 'not-shared') return undefined;
      if (rendered.kind === 'response') return rendered.response;
      return send(rendered.page);
    } catch (error) {
      const stale = error instanceof BusyError ? cache.getStale(key) : undefined;
      if (stale) return send(stale);
      throw error;
    }
  }

  return async (request, provide, provideVisitor) => {
    try {
      const shared = await renderShared(request, provide);
      if (shared) return shared;
      return await renderPrivate(request, (context) => {
        provide(context);
        provideVisitor?.(context);
      });
    } catch (error) {
      if (error instanceof BusyError || request.signal.aborted) return createBusyPage();
      throw error;
    }
  };
}
