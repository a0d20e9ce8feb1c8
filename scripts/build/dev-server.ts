import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { createServer as createVite } from 'vite';
import { browserMockPlugin } from './browser-mock-plugin.ts';

/**
 * The development server: Vite serves sources with hot reload, the site serves everything else. With `--mock` a mock in
 * the browser responds to `POST /login` (mock/README.md).
 */
const isMocked = process.argv.includes('--mock');
const server = createServer();
const vite = await createVite({
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
  plugins: isMocked ? [browserMockPlugin()] : [],
});
const { openDevelopmentSite } = await vite.ssrLoadModule('/app/server/process/development.server.ts');
const site = await openDevelopmentSite(() => vite.ssrLoadModule('virtual:react-router/server-build'), {
  email: resolve('scripts/build/email-thread-from-sources.ts'),
  pdf: resolve('scripts/build/pdf-thread-from-sources.ts'),
});

server.on('request', (request, response) => {
  vite.middlewares(request, response, () => site.handle(request, response));
});
// Most pages do not run React, so that hot reload cannot update them: they are reloaded. Styles need no reload.
vite.watcher.on('change', (file) => {
  if (!file.endsWith('.css')) vite.ws.send({ type: 'full-reload' });
});
server.listen(site.port, site.host, () =>
  process.stdout.write(
    `The development server is running at ${site.url}\n${isMocked ? 'POST /login is mocked in the browser with the sample users.\n' : ''}`,
  ),
);

const stop = async () => {
  server.closeAllConnections();
  await site.close();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
