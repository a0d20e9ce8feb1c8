import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { BUILD_ORIGIN } from '../../env.server';
import type { ClientAssets } from './client-assets.server';
import { createPageRenderer } from './render-page.server';

export interface PrerenderedPage {
  path: string;
  html: string;
  contentSecurityPolicy: string;
}

/** Whether the route or one of its layouts has a middleware that can restrict access. */
function isGuarded({ routes }: ServerBuild, id: string | undefined): boolean {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return false;
  return 'middleware' in route.module || isGuarded({ routes } as ServerBuild, route.parentId);
}

/** Paths of the pages that depend only on the build: routes with `handle.prerender`, without parameters and middleware. */
export function findPrerenderPaths(serverBuild: ServerBuild): string[] {
  const routes = Object.values(serverBuild.routes).filter((route) => route !== undefined);
  return routes
    .filter(({ id }) => !isGuarded(serverBuild, id))
    .filter((route) => (route.module.handle as PageHandle | undefined)?.prerender)
    .filter((route) => route.path === undefined || !/[:*]/.test(route.path))
    .map((route) => (route.path === 'blog' ? '/blog/' : `/${route.path ?? ''}`));
}

interface PrerenderSettings {
  chatWidgetSrc?: string | undefined;
  /** The public origin of the site. */
  origin?: string;
  hasDemoBanner?: boolean;
}

/** Renders all of them. The host of the request is only needed to parse URLs. It is not in the pages. */
export async function prerenderPages(
  assets: ClientAssets,
  { chatWidgetSrc, origin = BUILD_ORIGIN, hasDemoBanner = false }: PrerenderSettings = {},
): Promise<PrerenderedPage[]> {
  const serverBuild = build as unknown as ServerBuild;
  const render = createPageRenderer({
    build: serverBuild,
    mode: 'production',
    assets,
    chatWidgetSrc,
    origin,
    httpsOnly: false,
    hasDemoBanner,
  });
  const pages: PrerenderedPage[] = [];
  for (const path of findPrerenderPaths(serverBuild)) {
    const response = await render(new Request(new URL(path, 'http://localhost')), () => {});
    if (response.status !== 200)
      throw new Error(`Prerendering ${path} failed with status ${response.status}.`);
    pages.push({
      path,
      html: await response.text(),
      contentSecurityPolicy: response.headers.get('Content-Security-Policy') ?? '',
    });
  }
  return pages;
}

/** Renders the files of resource routes that depend only on the build. */
export async function prerenderFiles(): Promise<{ path: string; text: string }[]> {
  const serverBuild = build as unknown as ServerBuild;
  const handle = createRequestHandler(serverBuild, 'production');
  const paths = Object.values(serverBuild.routes).flatMap(
    (route) => (route?.module.handle as PageHandle | undefined)?.files ?? [],
  );
  return Promise.all(
    paths.map(async (path) => {
      const response = await handle(
        new Request(new URL(path, 'http://localhost')),
        new RouterContextProvider(),
      );
      if (response.status !== 200)
        throw new Error(`Rendering ${path} failed with status ${response.status}.`);
      return { path, text: await response.text() };
    }),
  );
}

/** The fully hydrated routes, each as its chain of route ids, layout first. Without the pages of `/dev`. */
export function getHydratedRouteChains(): string[][] {
  const { routes } = build as unknown as ServerBuild;
  const chain = (id: string): string[] => {
    const parent = routes[id]?.parentId;
    return parent && parent !== 'root' ? [...chain(parent), id] : [id];
  };
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(
      ({ path, module }) =>
        (module.handle as PageHandle | undefined)?.hydration === 'full' && !path?.startsWith('dev/'),
    )
    .map(({ id }) => chain(id));
}
