import { resolve } from 'node:path';
import { build } from 'vite';

/** Scripts that pages load beside React Router's: of every page, of the chat assistant, of signing in and out, of who is signed in. */
export type BrowserBundle = 'global' | 'assistant' | 'identity' | 'session';

/**
 * Builds `app/<name>/main.ts` as one file of its own. Built together with the pages' scripts it would be split where
 * they share modules, and become three requests and a fifth heavier; stores are shared through the document instead
 * (app/state/storage/document-singleton).
 */
export async function buildBrowserBundle(name: BrowserBundle | 'admin', clientFolder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '~site': resolve('site.config.ts'), '~': resolve('app') } },
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      manifest: `.vite/${name}-manifest.json`,
      // As a library, without the helper that preloads what is imported later: it would weigh half a kilobyte.
      lib: { entry: resolve(`app/${name}/main.ts`), formats: ['es'] },
      minify: true,
      rollupOptions: {
        output: {
          entryFileNames: `assets/${name}-[hash].js`,
          chunkFileNames: 'assets/[name]-[hash].js',
          minify: true,
          comments: false,
        },
      },
    },
  });
}
