import { resolve } from 'node:path';
import { build } from 'vite';

/** It loads its standard fonts by name when it runs, which a bundle cannot. */
const EXTERNAL = ['pdfkit'];

/** Builds a worker thread as one file, with its templates, its fonts and React's production build. */
export async function buildThread(entry: string, fileName: string, serverFolder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    resolve: {
      alias: { '~site': resolve('site.config.ts'), '~': resolve('app') },
      noExternal: true,
      external: EXTERNAL,
    },
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: resolve(entry),
      outDir: serverFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: fileName, codeSplitting: false } },
    },
  });
}
