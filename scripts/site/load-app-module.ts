import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const alias = { '~site': resolve('site.config.ts'), '~': resolve('app') };

/** Loads a module of the site with its import aliases. `file` is relative to the project folder. */
export async function loadAppModule<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, { resolve: { alias } });
  return module;
}
