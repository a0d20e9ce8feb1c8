import type { EntryContext, LoaderFunctionArgs, ServerBuild } from 'react-router';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { createRouteHandlers } from './route-handlers.server';

/** `parentId path`, by id. An empty path is the index. */
const table: Record<string, string> = {
  'marketing-layout': 'root',
  home: 'marketing-layout ',
  terms: 'marketing-layout terms',
  preview: 'marketing-layout admin/help/:id/preview',
  unknown: 'marketing-layout *',
  'shop-layout': 'root',
  catalogue: 'shop-layout shop/grid',
  product: 'shop-layout shop/single/:id',
  admin: 'root admin',
  help: 'admin help/:id',
  feed: 'root feed.xml',
  language: 'root :language/terms',
};

function createRoute(id: string) {
  const [parentId, path] = table[id]?.split(' ') ?? [];
  const module = { default: () => null, loader: ({ params }: LoaderFunctionArgs) => params };
  return {
    id,
    parentId,
    module,
    ...(path === '' ? { index: true } : path !== undefined && { path }),
  };
}

const ids = ['root', ...Object.keys(table)];
const routes = Object.fromEntries(ids.map((id) => [id, createRoute(id)]));

/** Answers with the ids of the routes that matched, and the number of routes that were tried. */
const build = {
  ssr: true,
  basename: '/',
  routes,
  assets: { routes },
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  future: {},
  entry: {
    module: {
      default: (_: Request, status: number, __: Headers, context: EntryContext) =>
        Response.json(
          {
            matched: context.staticHandlerContext.matches.map(({ route }) => route.id),
            routes: Object.keys(context.routeModules).toSorted(),
            listed: Object.keys(context.manifest.routes).toSorted(),
          },
          { status },
        ),
    },
  },
} as unknown as ServerBuild;

const findHandler = createRouteHandlers(build, 'production');

async function match(path: string) {
  const request = new Request(`http://localhost${path}`);
  const response = await findHandler(new URL(request.url).pathname)(request, new RouterContextProvider());
  return { status: response.status, ...(await response.json()) };
}

describe('a path with a known first segment', () => {
  test.each([
    ['/shop/grid', ['root', 'shop-layout', 'catalogue']],
    ['/shop/single/mug', ['root', 'shop-layout', 'product']],
    ['/shop/elsewhere', ['root', 'marketing-layout', 'unknown']],
    ['/admin/help/7', ['root', 'admin', 'help']],
    ['/admin/help/7/preview', ['root', 'marketing-layout', 'preview']],
    ['/feed.xml', ['root', 'feed']],
    ['/terms', ['root', 'marketing-layout', 'terms']],
    ['/shop/terms', ['root', 'language']],
  ])('%s', async (path, matched) => {
    expect((await match(path)).matched).toEqual(matched);
  });

  test('is compared with the routes of the segment, and with those that match any', async () => {
    const own = [
      'catalogue',
      'home',
      'language',
      'marketing-layout',
      'product',
      'root',
      'shop-layout',
      'unknown',
    ];
    expect(await match('/shop/grid')).toMatchObject({ routes: own, listed: own });
  });
});

describe('another path', () => {
  test.each([
    ['/', ['root', 'marketing-layout', 'home']],
    ['/SHOP/grid', ['root', 'shop-layout', 'catalogue']],
    ['/sh%6fp/grid', ['root', 'shop-layout', 'catalogue']],
    ['/english/terms', ['root', 'language']],
    ['/english', ['root', 'marketing-layout', 'unknown']],
  ])('%s', async (path, matched) => {
    const { routes: tried, ...found } = await match(path);
    expect(found.matched).toEqual(matched);
    expect(tried).toHaveLength(ids.length);
  });
});
