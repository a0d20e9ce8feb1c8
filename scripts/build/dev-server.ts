import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { createServer as createVite } from 'vite';
import { createBrowserMockPlugin } from './browser-mock-plugin.ts';

/**
 * The development server: Vite serves sources with hot reload, the site serves everything else. With `--mock` a mock in
 * the browser responds to `POST /login` (mock/README.md).
 */
/** Written by a build, by tests and by the site itself: a change there reloads no page. */
const outputFolders = ['build', 'results', 'shots', '.cache', process.env.DATA_FOLDER ?? '.data'];

const isMocked = process.argv.includes('--mock');
const server = createServer();
const vite = await createVite({
  server: {
    middlewareMode: true,
    hmr: { server },
    watch: { ignored: outputFolders.map((folder) => `${resolve(folder)}/**`) },
  },
  appType: 'custom',
  plugins: isMocked ? [createBrowserMockPlugin()] : [],
});
const { startDevelopmentSite } = await vite.ssrLoadModule('/app/server/process/development.server.ts');
const site = await startDevelopmentSite({
  server,
  isMocked,
  serveSources: vite.middlewares,
  loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build'),
  loadContainer: () => vite.ssrLoadModule('/app/server/process/container.server.ts'),
  threadEntries: {
    email: resolve('scripts/build/email-thread-from-sources.ts'),
    pdf: resolve('scripts/build/pdf-thread-from-sources.ts'),
  },
});

// Most pages do not run React, so that hot reload cannot update them: they are reloaded. Styles need no reload.
vite.watcher.on('change', (file) => {
  if (!file.endsWith('.css')) vite.ws.send({ type: 'full-reload' });
});

const stop = async () => {
  server.closeAllConnections();
  await site.close();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
