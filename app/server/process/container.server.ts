import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { SiteFacts } from '~/domain/measurements/site-facts';
import { redactPath } from '~/domain/site/private-paths';
import { createAnnouncements } from '../announcements/announcements.server';
import { createSiteId } from '../crypto/site-id.server';
import type { Database } from '../db/database.server';
import type { Environment } from '../env.server';
import { createGapCounter } from '../gaps/gap-counter.server';
import { createHelp } from '../help-entries/cached-help.server';
import { createApp } from '../http/app.server';
import { PageCache } from '../http/cache/page-cache.server';
import { createPageKeys } from '../http/cache/page-keys.server';
import { createRecompressor } from '../http/cache/recompress.server';
import { SharedRenders } from '../http/cache/shared-renders.server';
import { isReadableTarget } from '../http/guards/readable-url.server';
import type { Logger } from '../http/logger.server';
import { createOpenRequests } from '../http/open-requests.server';
import { createAnnouncedPages } from '../http/pages/announced-pages.server';
import type { ClientAssets } from '../http/pages/client-assets.server';
import { listOpenedDocuments } from '../http/pages/opened-documents.server';
import { createPageRenderer } from '../http/pages/render-page.server';
import { createRequestHandler, type Responder } from '../http/request-handler.server';
import { createRoutePatterns } from '../http/request-trace.server';
import { readStaticFiles } from '../http/static-files.server';
import { idpContext } from '../idp/idp.server';
import { isIdpPath } from '../idp/idp-paths.server';
import { createVisitCounter } from '../measurements/visit-counter.server';
import { createVitalCounter } from '../measurements/vital-counter.server';
import type { Metrics } from '../metrics/metrics.server';
import { type Services, services as servicesContext } from '../services.server';
import type { StartTrace } from '../tracing/span.server';
import { createOrganisationSignIn } from './organisation-sign-in.server';
import { createPageInvalidation, listenForChanges } from './page-invalidation.server';
import { createSiteServices } from './site-services.server';
import type { Threads } from './threads.server';

interface SiteOptions extends Threads {
  logger: Logger;
  environment: Environment;
  database: Database;
  secret: string;
  assets: ClientAssets;
  build: ServerBuild;
  mode: 'production' | 'development';
  clientFolder?: string;
  observeRequest?: Metrics['observeRequest'] | undefined;
  startTrace?: StartTrace | undefined;
  /** What the build measured of itself. */
  facts?: SiteFacts | undefined;
}

export interface Container {
  handle: RequestListener;
  services: Services;
  cache: PageCache;
  logger: Logger;
  /** Writes the counts that are still in memory. */
  flushCounts(): Promise<void>;
  /** Whether requests wait that are not answered from memory. */
  hasOpenRequests(): boolean;
  /** From now on `/readyz` responds with 503. */
  stopServing(): void;
}

/** Creates all services and the request handler on an open database. Has no state that other processes need. */
export async function createContainer(options: SiteOptions): Promise<Container> {
  const { environment, logger, database, secret, emailThread, pdfThread, assets, build, mode, clientFolder } =
    options;
  const clock = () => new Date();
  const cache = new PageCache();
  const files = clientFolder ? readStaticFiles(clientFolder) : undefined;
  const gapCounter = createGapCounter({
    db: database.db,
    clock,
    reportError: (error) =>
      logger.warn({ error }, 'what was not found could not be stored, it is stored later'),
  });
  const announcements = createAnnouncements(database, {
    clock,
    reportError: (error) => logger.error({ error }, 'the announcements could not be read'),
  });
  const help = createHelp(database);
  const siteServices = createSiteServices({
    environment,
    database,
    secret,
    logger,
    clock,
    emailThread,
    pdfThread,
    invalidation: createPageInvalidation(cache),
    self: { facts: options.facts, listDocuments: () => listOpenedDocuments(cache) },
    gapCounter,
    help,
    refreshAnnouncements: announcements.refresh,
    siteAddresses: { build, hasFile: (path) => files?.has(path) ?? false },
  });
  const visitCounter = createVisitCounter({
    db: database.db,
    clock,
    reportError: (error) => logger.warn({ error }, 'visits could not be stored, they are stored later'),
  });
  const vitalCounter = createVitalCounter({
    db: database.db,
    clock,
    reportError: (error) => logger.warn({ error }, 'web vitals could not be stored, they are stored later'),
  });
  let isServing = true;

  await listenForChanges(database, { cache, announcements, help });
  await announcements.refresh();

  const pageKey = createPageKeys(build);
  const shared = new SharedRenders(cache, createRecompressor(cache));
  const { findAnnouncement } = announcements;
  const announce = createAnnouncedPages(findAnnouncement);
  const renderPage = createPageRenderer({
    build,
    mode,
    assets,
    ...(mode === 'production' ? { caching: { cache, shared, pageKey, announce } } : {}),
    onRender: (path) => logger.debug({ rendered: redactPath(path) }),
    chatWidgetSrc: environment.CHAT_WIDGET_SRC,
    origin: environment.CANONICAL_ORIGIN,
    httpsOnly: environment.PUBLIC_URL.startsWith('https:'),
    hasDemoBanner: environment.IS_PUBLIC_DEMO,
    findAnnouncement,
  });
  const provideServices = (context: RouterContextProvider) => {
    context.set(servicesContext, services);
    if (idp) context.set(idpContext, idp);
  };
  const { idp, oidc } = createOrganisationSignIn({
    environment,
    database,
    accounts: siteServices.accounts,
    secret,
    logger,
    renderPage,
    provide: provideServices,
  });
  const services: Services = { ...siteServices, ...(oidc && { oidc }) };
  const app = createApp({
    environment,
    services,
    provideServices,
    renderPage,
    logger,
    countVitals: environment.COUNT_VISITS ? vitalCounter.count : undefined,
    siteId: createSiteId(secret),
    isServing: () => isServing,
  });
  const dynamic = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const openRequests = createOpenRequests();
  const getResponder = (url: string): Responder => {
    const respond = idp && isIdpPath(url) && isReadableTarget(url) ? idp.handle : dynamic;
    return (request, response) => {
      openRequests.add(response);
      return respond(request, response);
    };
  };
  const findPage = (url: string) => {
    const key = pageKey(url);
    return key === undefined ? undefined : shared.find(key);
  };
  const findCached = (url: string, cookies: string | undefined) => {
    const path = url.split('?', 1)[0] ?? url;
    const page = shared.find(url);
    if (page) return announce(page, path, cookies);
    const file = files?.get(path);
    if (file) return file;
    const pageOfKey = findPage(url);
    return pageOfKey && announce(pageOfKey, path, cookies);
  };

  return {
    handle: createRequestHandler({
      logger,
      findCached,
      getResponder,
      countVisit: environment.COUNT_VISITS ? visitCounter.count : () => undefined,
      observeRequest: options.observeRequest,
      tracing: options.startTrace && {
        startTrace: options.startTrace,
        findRoute: createRoutePatterns(build),
      },
    }),
    services,
    cache,
    logger,
    async flushCounts() {
      await Promise.all([visitCounter.flush(), vitalCounter.flush(), gapCounter.flush()]);
    },
    hasOpenRequests: openRequests.any,
    stopServing: () => {
      isServing = false;
    },
  };
}
