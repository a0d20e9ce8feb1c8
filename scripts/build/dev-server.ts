import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { createServer as createVite } from 'vite';
import { browserMockPlugin } from './browser-mock-plugin.ts';

/**
 * The development server: sources served by Vite with hot reload, everything else by the site itself. With `--mock` the
 * browser answers `POST /login` (mock/README.md).
 */
const isMocked = process.argv.includes('--mock');
const server = createServer();
const vite = await createVite({
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
  plugins: isMocked ? [browserMockPlugin()] : [],
});
const { openDevelopmentSite } = await vite.ssrLoadModule('/app/server/development.server.ts');
const site = await openDevelopmentSite(
  () => vite.ssrLoadModule('virtual:react-router/server-build'),
  resolve('scripts/build/email-thread-from-sources.ts'),
);

server.on('request', (request, response) => {
  vite.middlewares(request, response, () => site.handle(request, response));
});
// Most pages run no React that could take a change in: they are loaded anew. Styles follow without that.
vite.watcher.on('change', (file) => {
  if (!file.endsWith('.css')) vite.ws.send({ type: 'full-reload' });
});
server.listen(site.port, site.host, () =>
  process.stdout.write(
    `Tessera is being worked on at ${site.url}\n${isMocked ? 'The browser answers POST /login itself, from the sample users.\n' : ''}`,
  ),
);

const stop = async () => {
  server.closeAllConnections();
  await site.close();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
