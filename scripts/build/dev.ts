import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';

/** The development server: sources served by Vite with hot reload, everything else by the site itself. */
const server = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
const { openDevelopmentSite } = await vite.ssrLoadModule('/app/server/development.server.ts');
const site = await openDevelopmentSite(() => vite.ssrLoadModule('virtual:react-router/server-build'));

server.on('request', (request, response) => {
  vite.middlewares(request, response, () => site.handle(request, response));
});
// Most pages run no React that could take a change in: they are loaded anew. Styles follow without that.
vite.watcher.on('change', (file) => {
  if (!file.endsWith('.css')) vite.ws.send({ type: 'full-reload' });
});
server.listen(site.port, site.host, () =>
  process.stdout.write(`Tessera is being worked on at ${site.url}\n`),
);

const stop = async () => {
  server.closeAllConnections();
  await site.close();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
