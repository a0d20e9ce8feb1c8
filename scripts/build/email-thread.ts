import { resolve } from 'node:path';
import { build } from 'vite';

/** Builds the thread that renders and sends emails as one file, with the templates and React's production build. */
export async function buildEmailThread(serverFolder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    resolve: {
      alias: { '~site': resolve('site.config.ts'), '~': resolve('app') },
      noExternal: true,
    },
    ssr: { noExternal: true },
    build: {
      ssr: resolve('app/server/email/email-thread-entry.server.ts'),
      outDir: serverFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: 'email-thread.js', codeSplitting: false } },
    },
  });
}
