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

/** Who asks, as a loader would learn it that asks too much. */
const visitor = createContext<string>('nobody');

interface Page {
  handle?: PageHandle;
  loader: (args: LoaderFunctionArgs<RouterContextProvider>) => unknown;
}

const cacheable: PageHandle = { hydration: 'none', cachedQuery: cachedWithout('q') };

/** Everything that a loader can know of the one who asks. */
const tellEverything = ({ request, context }: LoaderFunctionArgs<RouterContextProvider>) => ({
  url: request.url,
  headers: [...request.headers],
  visitor: context.get(visitor),
});

const pages: Record<string, Page> = {
  cached: {
    handle: cacheable,
    loader: (args) => {
      cacheUntilChanged(args.context, ['catalogue']);
      return tellEverything(args);
    },
  },
  shared: {
    handle: cacheable,
    loader: (args) => {
      shareWhileRendering(args.context, []);
      return tellEverything(args);
    },
  },
  // A route that says it may be cached while its loader does not allow it.
  unsaid: { handle: cacheable, loader: tellEverything },
  own: { loader: tellEverything },
  'with-cookie': {
    handle: cacheable,
    loader: ({ context }) => {
      cacheUntilChanged(context, []);
      return data('a cookie', { headers: { 'Set-Cookie': 'token=secret' } });
    },
  },
  missing: {
    handle: cacheable,
    loader: () => {
      throw data('missing', { status: 404 });
    },
  },
  moved: {
    handle: cacheable,
    loader: () => {
      throw redirect('/own');
    },
  },
};

/** A build of these pages, each of which shows what its loader gave. */
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
          ...{ id: path, path, parentId: 'root' },
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
  ...{ publicPath: '/', assetsBuildDirectory: '', future: {}, ssr: true, isSpaMode: false, prerender: [] },
  routeDiscovery: { mode: 'initial', manifestPath: '' },
} as unknown as ServerBuild;

function setUp() {
  const cache = new PageCache();
  const rendered: string[] = [];
  const renderPage = createPageRenderer({
    ...{ build, mode: 'production', assets: developmentAssets },
    caching: { cache, shared: new SharedRenders(cache), pageKey: createPageKeys(build) },
    ...{ origin: 'https://shop.example', httpsOnly: false, hasDemoBanner: false },
    onRender: (path) => rendered.push(path),
  });
  const ask = (path: string, name: string, init: RequestInit = {}) => {
    const headers = { Cookie: `session=${name}`, 'X-Name': name, ...init.headers };
    return renderPage(
      new Request(`http://${name}.example${path}`, { ...init, headers }),
      () => {},
      (context) => context.set(visitor, name),
    );
  };
  const askBoth = async (path: string) => {
    const answers = await Promise.all([ask(path, 'asha'), ask(path, 'ravi')]);
    return Promise.all(answers.map(async (answer) => ({ answer, text: await answer.text() })));
  };
  return { cache, rendered, ask, askBoth };
}

describe('a page that is shared', () => {
  it.each(['/cached', '/shared'])('%s is rendered once, and holds nothing of who asked', async (path) => {
    const { rendered, askBoth } = setUp();
    const [first, second] = await askBoth(`${path}?x=secret`);
    expect(rendered).toEqual([path]);
    expect(second?.text).toBe(first?.text);
    expect(first?.text).toContain(`"url":"http://localhost${path}","headers":[],"visitor":"nobody"`);
    expect(first?.text).not.toMatch(/asha|ravi|secret/);
  });

  it('is held when its loader says so, and else forgotten', async () => {
    const { cache, rendered, askBoth } = setUp();
    await askBoth('/cached');
    await askBoth('/cached');
    expect(rendered).toEqual(['/cached']);
    expect(cache.get('/cached')?.tags).toEqual(['catalogue']);
    await askBoth('/shared');
    await askBoth('/shared');
    expect(rendered).toEqual(['/cached', '/shared', '/shared']);
  });

  it('is sent without its body to who asks for its headers', async () => {
    const { rendered, ask } = setUp();
    const [head, get] = await Promise.all([
      ask('/cached', 'asha', { method: 'HEAD' }),
      ask('/cached', 'ravi'),
    ]);
    expect([head.headers.get('etag'), rendered]).toEqual([get.headers.get('etag'), ['/cached']]);
  });
});

describe('a page that is not shared', () => {
  it.each(['/own', '/cached?q=mug'])(
    '%s is rendered for each, with what they sent, and stored by nobody',
    async (path) => {
      const { cache, rendered, askBoth } = setUp();
      const [first, second] = await askBoth(path);
      expect(rendered).toHaveLength(2);
      expect([first?.text, second?.text]).toEqual([
        expect.stringContaining('"visitor":"asha"'),
        expect.stringContaining('"visitor":"ravi"'),
      ]);
      expect(first?.text).not.toContain('ravi');
      expect(first?.answer.headers.get('cache-control')).toBe('private, no-store');
      expect(cache.get(path)).toBeUndefined();
    },
  );

  it.each(['/unsaid', '/with-cookie', '/missing', '/moved'])(
    'an answer of %s is for one alone, although its route may be cached',
    async (path) => {
      const { cache, rendered, askBoth } = setUp();
      const [first, second] = await askBoth(path);
      expect(rendered).toHaveLength(2);
      expect(second?.answer.status).toBe(first?.answer.status);
      for (const { answer } of [first, second].filter((each) => each !== undefined)) {
        expect(answer.headers.get('cache-control')).toMatch(/no-store/);
        expect(answer.headers.get('etag')).toBeNull();
      }
      expect(`${first?.text}`).not.toMatch(/ravi/);
      expect(cache.get(path)).toBeUndefined();
    },
  );

  it('a form is never answered with it', async () => {
    const { rendered, ask } = setUp();
    await ask('/cached', 'asha');
    await ask('/cached', 'ravi', { method: 'POST', body: new URLSearchParams({ a: 'b' }) });
    expect(rendered).toEqual(['/cached', '/cached']);
  });
});
