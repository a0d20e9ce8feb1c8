import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';

/** The development server: sources served by Vite with hot reload, everything else by the site itself. */
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
const { openDevelopmentSite } = await vite.ssrLoadModule('/app/server/development.server.ts');
const site = await openDevelopmentSite(() => vite.ssrLoadModule('virtual:react-router/server-build'));

const server = createServer((request, response) => {
  vite.middlewares(request, response, () => site.handle(request, response));
});
server.listen(site.port, site.host, () =>
  process.stdout.write(`Tessera is being worked on at ${site.url}\n`),
);

const stop = async () => {
  server.closeAllConnections();
  await vite.close();
  await site.close();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
