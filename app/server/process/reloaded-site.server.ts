import { stripVTControlCharacters } from 'node:util';
import type { ServerBuild } from 'react-router';
import { escapeHtml } from '~/domain/text/escape-html';

/** The current modules of the sources. Vite returns the same object until a source file of the module has changed. */
interface Sources<ContainerModule> {
  build: ServerBuild;
  container: ContainerModule;
}

interface ReloadedSiteOptions<ContainerModule, Site> {
  load: () => Promise<Sources<ContainerModule>>;
  create: (sources: Sources<ContainerModule>) => Promise<Site>;
}

/**
 * Returns the site of the current sources: creates it again when a module of the pages or of the services has changed. Both come
 * from one load: a page does not find the services of another copy of `app/server/services.server.ts`.
 */
export function createReloadedSite<ContainerModule, Site>({
  load,
  create,
}: ReloadedSiteOptions<ContainerModule, Site>): () => Promise<Site> {
  let current: (Sources<ContainerModule> & { site: Promise<Site> }) | undefined;
  return async () => {
    const { build, container } = await load();
    if (current?.build !== build || current.container !== container)
      current = { build, container, site: create({ build, container }) };
    return current.site;
  };
}

/** Shows why the sources cannot be loaded. The script of Vite reloads the page when a file is changed. */
export function renderLoadError(error: unknown): string {
  const text = stripVTControlCharacters(
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  );
  return `<!doctype html><html lang="en"><title>The sources cannot be loaded</title><script type="module" src="/@vite/client"></script><pre>${escapeHtml(text)}</pre>`;
}
