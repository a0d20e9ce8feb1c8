import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';
import { createLogger } from '../http/logger.server';
import { developmentAssets } from '../http/pages/client-assets.server';
import { startWorker } from '../jobs/worker.server';
import { seedCatalogue } from '../seed/seed-catalogue.server';
import { seedSamples } from '../seed/seed-samples.server';
import { indexSiteContent } from '../site-search/index-site-content.server';
import { readSessionSecret } from './data-folder.server';
import { createDevelopmentOutput } from './development-log.server';
import { createJobHandlers } from './job-handlers.server';
import { listen } from './listen.server';
import { openSiteDatabase } from './open-site-database.server';
import { readSettings } from './read-settings.server';
import { createReloadedSite, renderLoadError } from './reloaded-site.server';
import { formatDevelopmentMessage } from './start-message.server';
import { printStartupError } from './startup-error.server';
import { createThreads, type ThreadEntries } from './threads.server';

/** The site for `npm run dev`. Pages are rendered from the sources for every request. */
async function openSite({
  loadBuild,
  loadContainer,
  threadEntries,
}: Pick<DevelopmentServer, 'loadBuild' | 'loadContainer' | 'threadEntries'>) {
  const environment = readSettings({ ...process.env, NODE_ENV: 'development' });
  const database = await openSiteDatabase(environment);
  await database.migrate();
  await seedCatalogue(database);
  await indexSiteContent(database, new Date());
  const secret = readSessionSecret(environment);
  if (environment.DEMO)
    await seedSamples({ database, secret, now: new Date(), hasBusiness: environment.DEMO_BUSINESS });
  const threads = createThreads(environment, threadEntries);
  const stopThreads = () => Promise.all([threads.emailThread.stop(), threads.pdfThread.stop()]);
  const logger = createLogger(
    environment.LOG_LEVEL,
    createDevelopmentOutput((text) => process.stdout.write(text)),
  );
  const worker = await startWorker({
    database,
    handlers: createJobHandlers({ environment, database, secret, ...threads }),
    logger,
  });
  const getSite = createReloadedSite({
    load: async () => ({ build: await loadBuild(), container: await loadContainer() }),
    create: ({ build, container }) => {
      // The next email and document are rendered with the current templates.
      void stopThreads();
      return container.createContainer({
        environment,
        logger,
        database,
        secret,
        ...threads,
        assets: developmentAssets,
        build,
        mode: 'development',
      });
    },
  });
  return {
    async listen(server: Server, isMocked: boolean) {
      await listen(server, environment);
      process.stdout.write(`${formatDevelopmentMessage(environment, { isMocked })}\n`);
    },
    async close() {
      await worker.stop();
      await stopThreads();
      await database.close();
    },
    handle(request: IncomingMessage, response: ServerResponse) {
      getSite().then(
        (site) => site.handle(request, response),
        (error: unknown) => {
          response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
          response.end(renderLoadError(error));
        },
      );
    },
  };
}

interface DevelopmentServer {
  server: Server;
  isMocked: boolean;
  /** Vite: responds to requests for sources and calls `next` for all others. */
  serveSources: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  loadBuild: () => Promise<ServerBuild>;
  /** The container of the current sources. */
  loadContainer: () => Promise<typeof import('./container.server')>;
  threadEntries: ThreadEntries;
}

/** Opens the site and listens. Prints an error that the developer can fix in one line, as `npm start` does. */
export async function startDevelopmentSite(options: DevelopmentServer) {
  const { server, isMocked, serveSources } = options;
  try {
    const site = await openSite(options);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      serveSources(request, response, () => site.handle(request, response));
    });
    await site.listen(server, isMocked);
    return site;
  } catch (error) {
    return printStartupError(error);
  }
}
