import { resolve } from 'node:path';
import { build } from 'vite';

/**
 * Builds the script of every page as one file of its own. Built together with the pages' scripts it would be split where
 * they share modules, and become three requests and a fifth heavier; stores are shared through the document instead
 * (app/state/storage/one-per-document).
 */
export async function buildGlobalScript(clientFolder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '~site': resolve('site.config.ts'), '~': resolve('app') } },
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      manifest: '.vite/global-manifest.json',
      rollupOptions: {
        input: resolve('app/global/main.ts'),
        output: { entryFileNames: 'assets/global-[hash].js' },
      },
    },
  });
}
