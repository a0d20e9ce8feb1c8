import { basename, resolve } from 'node:path';
import { build } from 'vite';

/** Builds a program that the server starts as a separate process, as one file. Packages are not bundled. */
export async function buildServerProgram(entry: string, serverFolder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: resolve(entry),
      outDir: serverFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: `${basename(entry, '.server.ts')}.js` } },
    },
  });
}
