import { resolve } from 'node:path';
import { build } from 'vite';

/** Scripts that do not need React Router: for every page, the chat assistant, OIDC sign-in, and the session. */
export type BrowserBundle = 'global' | 'assistant' | 'oidc' | 'session';

/**
 * Builds `app/client/<name>/main.ts` as one file. Built together with the scripts of pages it would be split into shared
 * chunks: three requests instead of one, and a fifth more bytes. Stores are shared through the document instead
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
      // Library mode leaves out the helper that preloads dynamic imports. It would add half a kilobyte.
      lib: { entry: resolve(`app/client/${name}/main.ts`), formats: ['es'] },
      minify: true,
      rollupOptions: {
        // What a script that is loaded later shares with the first one stays in the first one.
        preserveEntrySignatures: 'allow-extension',
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
