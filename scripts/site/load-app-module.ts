import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const alias = { '~site': resolve('site.config.ts'), '~': resolve('app') };

/** A module of the site, as the site itself would load it; `file` from the project's folder. */
export async function loadAppModule<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, { resolve: { alias } });
  return module;
}
