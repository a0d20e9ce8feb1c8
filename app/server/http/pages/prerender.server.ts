import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { BUILD_ORIGIN } from '../../env.server';
import type { ClientAssets } from './client-assets.server';
import { createPageRenderer } from './render-page.server';

export interface PrerenderedPage {
  path: string;
  html: string;
  contentSecurityPolicy: string;
}

/** Whether a middleware of the route or of a layout around it decides who sees it. */
function isGuarded({ routes }: ServerBuild, id: string | undefined): boolean {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return false;
  return 'middleware' in route.module || isGuarded({ routes } as ServerBuild, route.parentId);
}

/**
 * Paths of the pages that depend on nothing but the build: their route says `prerender`, has no parameters, and stands
 * behind no guard.
 */
export function prerenderablePaths(serverBuild: ServerBuild): string[] {
  const routes = Object.values(serverBuild.routes).filter((route) => route !== undefined);
  return routes
    .filter(({ id }) => !isGuarded(serverBuild, id))
    .filter((route) => (route.module.handle as PageHandle | undefined)?.prerender)
    .filter((route) => route.path === undefined || !/[:*]/.test(route.path))
    .map((route) => (route.path === 'blog' ? '/blog/' : `/${route.path ?? ''}`));
}

interface SettingsOfPages {
  chatWidgetSrc?: string | undefined;
  /** Where the world knows the site. */
  origin?: string;
  hasDemoBanner?: boolean;
}

/** Renders them all. The host they are asked for at is only a base for parsing addresses; no page shows it. */
export async function prerenderPages(
  assets: ClientAssets,
  { chatWidgetSrc, origin = BUILD_ORIGIN, hasDemoBanner = false }: SettingsOfPages = {},
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
  for (const path of prerenderablePaths(serverBuild)) {
    const response = await render(new Request(new URL(path, 'http://localhost')), () => {});
    if (response.status !== 200)
      throw new Error(`${path} answers ${response.status} while being prerendered.`);
    pages.push({
      path,
      html: await response.text(),
      contentSecurityPolicy: response.headers.get('Content-Security-Policy') ?? '',
    });
  }
  return pages;
}

/** The chains of route ids, layout first, whose page React takes over in the browser; pages of `/dev` are left out. */
export function appRouteChains(): string[][] {
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
