import type { EntryContext, LoaderFunctionArgs, RouterContextProvider, ServerBuild } from 'react-router';
import { createContext, data, redirect } from 'react-router';
import { describe, expect, it } from 'vitest';
import { cachedWithout } from '~/cached-query';
import type { PageHandle } from '~/page-handle';
import { cacheUntilChanged, shareWhileRendering } from '../cache/cache-tags.server';
import { PageCache } from '../cache/page-cache.server';
import { createPageKeys } from '../cache/page-keys.server';
import { SharedRenders } from '../cache/shared-renders.server';
import { developmentAssets } from './client-assets.server';
import { createPageRenderer } from './render-page.server';

/** The visitor of a request, in the context of the visitor. */
const visitor = createContext<string>('nobody');

interface Page {
  handle?: PageHandle;
  loader: (args: LoaderFunctionArgs<RouterContextProvider>) => unknown;
}

const cacheable: PageHandle = { hydration: 'none', cachedQuery: cachedWithout('q') };

/** Everything that a loader can read about a visitor. */
const readEverything = ({ request, context }: LoaderFunctionArgs<RouterContextProvider>) => ({
  url: request.url,
  headers: [...request.headers],
  visitor: context.get(visitor),
});

/** The loader of /waiting waits for this promise. */
let release = Promise.withResolvers<void>();

const pages: Record<string, Page> = {
  cached: {
    handle: cacheable,
    loader: (args) => {
      cacheUntilChanged(args.context, ['catalogue']);
      return readEverything(args);
    },
  },
  shared: {
    handle: cacheable,
    loader: (args) => {
      shareWhileRendering(args.context, []);
      return readEverything(args);
    },
  },
  // The route has a `cachedQuery`, but its loader does not mark the page as shared.
  unmarked: { handle: cacheable, loader: readEverything },
  private: { loader: readEverything },
  waiting: { loader: () => release.promise },
  'with-cookie': {
    handle: cacheable,
    loader: ({ context }) => {
      cacheUntilChanged(context, []);
      return data('a cookie', { headers: { 'Set-Cookie': 'token=secret' } });
    },
  },
  'with-no-store': {
    handle: cacheable,
    loader: ({ context }) => {
      cacheUntilChanged(context, []);
      return data('for one visitor', { headers: { 'Cache-Control': 'No-Store' } });
    },
  },
  'with-private': {
    handle: cacheable,
    loader: ({ context }) => {
      cacheUntilChanged(context, []);
      return data('for one visitor', { headers: { 'Cache-Control': 'max-age=60, private' } });
    },
  },
  missing: {
    handle: cacheable,
    loader: () => {
      throw data('missing', { status: 404 });
    },
  },
  'only-posted': {
    loader: () => {
      throw data('sent with POST', { status: 405 });
    },
  },
  moved: {
    handle: cacheable,
    loader: () => {
      throw redirect('/private');
    },
  },
};

/** A build of these pages. Each page shows its loader data. */
const build = {
  entry: {
    module: {
      handleError: () => {},
      default: (_: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) => {
        headers.set('Content-Type', 'text/html; charset=utf-8');
        const shown = JSON.stringify(staticHandlerContext.loaderData);
        return new Response(`<html><head></head><body>${shown}</body></html>`, { status, headers });
      },
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    ...Object.fromEntries(
      Object.entries(pages).map(([path, { handle, loader }]) => [
        path,
        {
          id: path,
          path,
          parentId: 'root',
          module: {
            default: () => null,
            handle,
            loader,
            headers: ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders,
          },
        },
      ]),
    ),
  },
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '' },
} as unknown as ServerBuild;

function setUp() {
  const cache = new PageCache();
  const rendered: string[] = [];
  const renderPage = createPageRenderer({
    build,
    mode: 'production',
    assets: developmentAssets,
    caching: {
      cache,
      shared: new SharedRenders(cache),
      pageKey: createPageKeys(build),
      announce: (page) => page,
    },
    origin: 'https://shop.example',
    httpsOnly: false,
    hasDemoBanner: false,
    onRender: (path) => rendered.push(path),
  });
  const request = (path: string, name: string, init: RequestInit = {}) => {
    const headers = { Cookie: `session=${name}`, 'X-Name': name, ...init.headers };
    return renderPage(
      new Request(`http://${name}.example${path}`, { ...init, headers }),
      () => {},
      (context) => context.set(visitor, name),
    );
  };
  const requestTwice = async (path: string) => {
    const responses = await Promise.all([request(path, 'asha'), request(path, 'ravi')]);
    return Promise.all(responses.map(async (response) => ({ response, text: await response.text() })));
  };
  return { cache, rendered, request, requestTwice };
}

describe('a shared page', () => {
  it.each(['/cached', '/shared'])(
    '%s is rendered once, and contains nothing of the visitor',
    async (path) => {
      const { rendered, requestTwice } = setUp();
      const [first, second] = await requestTwice(`${path}?x=secret`);
      expect(rendered).toEqual([path]);
      expect(second?.text).toBe(first?.text);
      expect(first?.text).toContain(`"url":"http://localhost${path}","headers":[],"visitor":"nobody"`);
      expect(first?.text).not.toMatch(/asha|ravi|secret/);
    },
  );

  it('is cached only when its loader marks it as cached', async () => {
    const { cache, rendered, requestTwice } = setUp();
    await requestTwice('/cached');
    await requestTwice('/cached');
    expect(rendered).toEqual(['/cached']);
    expect(cache.get('/cached')?.tags).toEqual(['catalogue']);
    await requestTwice('/shared');
    await requestTwice('/shared');
    expect(rendered).toEqual(['/cached', '/shared', '/shared']);
  });

  it('is sent without its body for HEAD', async () => {
    const { rendered, request } = setUp();
    const [head, get] = await Promise.all([
      request('/cached', 'asha', { method: 'HEAD' }),
      request('/cached', 'ravi'),
    ]);
    expect([head.headers.get('etag'), rendered]).toEqual([get.headers.get('etag'), ['/cached']]);
  });
});

it.each([
  ['/only-posted', 'GET', 'POST'],
  ['/private', 'POST', 'GET, HEAD'],
])('%s does not allow %s and names what it allows', async (path, method, allowed) => {
  const { status, headers } = await setUp().request(path, 'asha', { method });
  expect([status, headers.get('Allow')]).toEqual([405, allowed]);
});

describe('a private page', () => {
  it.each(['/private', '/cached?q=mug'])(
    '%s is rendered for each visitor, and never cached',
    async (path) => {
      const { cache, rendered, requestTwice } = setUp();
      const [first, second] = await requestTwice(path);
      expect(rendered).toHaveLength(2);
      expect([first?.text, second?.text]).toEqual([
        expect.stringContaining('"visitor":"asha"'),
        expect.stringContaining('"visitor":"ravi"'),
      ]);
      expect(first?.text).not.toContain('ravi');
      expect(first?.response.headers.get('cache-control')).toBe('private, no-store');
      expect(cache.get(path)).toBeUndefined();
    },
  );

  it.each(['/unmarked', '/with-cookie', '/with-no-store', '/with-private', '/missing', '/moved'])(
    'a response of %s is private, although its route can be cached',
    async (path) => {
      const { cache, rendered, requestTwice } = setUp();
      const [first, second] = await requestTwice(path);
      expect(rendered).toHaveLength(2);
      expect(second?.response.status).toBe(first?.response.status);
      for (const { response } of [first, second].filter((each) => each !== undefined)) {
        expect(response.headers.get('cache-control')).toMatch(/no-store/);
        expect(response.headers.get('etag')).toBeNull();
      }
      expect(`${first?.text}`).not.toMatch(/ravi/);
      expect(cache.get(path)).toBeUndefined();
    },
  );

  it('a POST is never answered from the cache', async () => {
    const { rendered, request } = setUp();
    await request('/cached', 'asha');
    await request('/cached', 'ravi', { method: 'POST', body: new URLSearchParams({ a: 'b' }) });
    expect(rendered).toEqual(['/cached', '/cached']);
  });
});

describe('when all places are taken', () => {
  const RUNNING = 16;
  const WAITING = 112;

  async function fillPlaces(request: ReturnType<typeof setUp>['request'], rendered: readonly string[]) {
    release = Promise.withResolvers();
    const before = rendered.length;
    const pending = Array.from({ length: RUNNING + WAITING }, () => request('/waiting', 'asha'));
    await expect.poll(() => rendered.length - before).toBe(RUNNING);
    return pending;
  }

  it('the next page gets 503 with Retry-After; forms are served; waiting pages are served later', async () => {
    const { rendered, request } = setUp();
    const pending = await fillPlaces(request, rendered);
    const refused = await request('/waiting', 'ravi');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.text()).toContain('Too many visitors at once');
    const form = await request('/private', 'ravi', { method: 'POST', body: new URLSearchParams({ a: 'b' }) });
    expect(form.status).not.toBe(503);
    expect(rendered).toHaveLength(RUNNING + 1);
    release.resolve();
    const statuses = (await Promise.all(pending)).map(({ status }) => status);
    expect(statuses).toEqual(new Array(RUNNING + WAITING).fill(200));
    expect((await request('/waiting', 'ravi')).status).toBe(200);
  });

  it('a stale page is served instead of 503', async () => {
    const { cache, rendered, request } = setUp();
    const cached = await (await request('/cached', 'asha')).text();
    cache.invalidate(['catalogue'], { mayServeStale: true });
    const pending = await fillPlaces(request, rendered);
    const stale = await request('/cached', 'ravi');
    expect([stale.status, await stale.text()]).toEqual([200, cached]);
    release.resolve();
    await Promise.all(pending);
  });
});
