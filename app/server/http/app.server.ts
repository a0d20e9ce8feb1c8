import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { RouterContextProvider } from 'react-router';
import { API_ROOT } from '~/domain/api/api-endpoints';
import { VITALS_PATH } from '~/domain/measurements/vital-report';
import { SITE_ID_HEADER } from '~/domain/operations/site-id-header';
import { redactPath } from '~/domain/site/private-paths';
import { isConnectionLost } from '../db/sql-state.server';
import type { Environment } from '../env.server';
import { ObjectStoreError } from '../files/object-store.server';
import type { VitalCounter } from '../measurements/vital-counter.server';
import { clientIpContext, type Services } from '../services.server';
import { currentSession, once } from '../session-context.server';
import { createApiApp } from './api-handler.server';
import type { AppEnvironment } from './app-environment.server';
import {
  createDatabaseUnavailableError,
  respondDatabaseUnavailable,
} from './errors/database-unavailable.server';
import { createErrorResponder } from './errors/error-responder.server';
import { fileUnavailable, requestErrorResponder } from './errors/request-error.server';
import { isPageForm } from './guards/ended-session.server';
import { isReadablePath } from './guards/readable-url.server';
import {
  limitBodySize,
  limitRequestRate,
  requireCsrfToken,
  requireKnownMethod,
  requireReadableUrl,
  requireSameOriginForms,
} from './guards/request-guards.server';
import { acceptsPage, getClientIp } from './guards/request-headers.server';
import { createInboundEmailHandler } from './inbound-email-handler.server';
import { type Logger, reportError } from './logger.server';
import { getCanonicalPath } from './pages/canonical-path.server';
import { getSecurityHeaders } from './pages/opener-policy.server';
import { nodeExchange } from './pages/page-contexts.server';
import { createPlainPage } from './pages/plain-page.server';
import { redirectMissing } from './pages/redirect-missing.server';
import type { RenderPage } from './pages/render-page.server';
import { SPECULATION_RULES_PATH, speculationRulesText } from './pages/speculation-rules.server';
import { REQUEST_ID_HEADER } from './request-log.server';
import { createVitalsHandler } from './vitals-handler.server';
import { createWebhookHandler } from './webhook-handler.server';

interface AppOptions {
  environment: Environment;
  services: Services;
  /** Sets the contexts of the services. */
  provideServices: (context: RouterContextProvider) => void;
  renderPage: RenderPage;
  logger: Logger;
  /** Absent when the site does not count. */
  countVitals?: VitalCounter['count'] | undefined;
  /** See `createSiteId`. */
  siteId: string;
  /** False as soon as the server starts to stop. */
  isServing: () => boolean;
}

/** Replaces a path that cannot be decoded: no route has it. */
const UNKNOWN_PATH = '/unreadable-path';

/** Handles requests that are not served from memory: the guards in their order, then the pages. */
export function createApp(options: AppOptions) {
  const { environment, services, provideServices, renderPage, logger, countVitals, siteId, isServing } =
    options;
  const app = new Hono<AppEnvironment>();
  const respondWithError = createErrorResponder(renderPage);

  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const isDatabaseUp = await services.database.ping().then(
      () => true,
      () => false,
    );
    const isReady = isServing() && isDatabaseUp;
    return c.text(isReady ? 'ready' : 'not ready', isReady ? 200 : 503, {
      'Cache-Control': 'no-store',
      [SITE_ID_HEADER]: siteId,
    });
  });

  app.use(async (c, next) => {
    c.set('requestId', String(c.env.outgoing.getHeader(REQUEST_ID_HEADER)));
    c.set('client', getClientIp(c.env.incoming, environment.TRUSTED_PROXIES));
    c.set('respondWithError', (error) => respondWithError(c.req.raw, error));
    await next();
    for (const [name, value] of Object.entries(getSecurityHeaders(c.req.path))) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
  });

  app.get(SPECULATION_RULES_PATH, (c) =>
    c.body(speculationRulesText, 200, {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=31536000, immutable',
    }),
  );

  // Before the guards of forms: a provider has neither a CSRF token nor an origin of this site.
  for (const provider of ['stripe', 'razorpay'] as const)
    app.post(`/webhooks/${provider}`, createWebhookHandler(provider, services.onlinePayments, logger));

  app.post(
    '/webhooks/email',
    createInboundEmailHandler({
      receive: services.inboundEmail.receive,
      secret: environment.INBOUND_EMAIL_SECRET,
      logger,
    }),
  );

  // Before the guards of forms as well: it has limits of its own, and its body contains only numbers.
  app.post(
    VITALS_PATH,
    createVitalsHandler({
      countVitals,
      publicOrigin: environment.PUBLIC_URL,
      reportsPerMinute: environment.FORMS_PER_MINUTE,
    }),
  );

  app.route(API_ROOT, createApiApp({ api: services.api, siteUrl: environment.PUBLIC_URL, logger }));

  app.use(compress());
  app.use(requireKnownMethod);
  app.use(requireReadableUrl);
  app.use(requireCsrfToken);
  app.use(requireSameOriginForms(environment.PUBLIC_URL));
  app.use(limitRequestRate(environment.FORMS_PER_MINUTE));
  app.use(limitBodySize);

  for (const files of ['/assets/*', '/pictures/*'])
    app.all(files, (c, next) =>
      acceptsPage(c.req.raw) ? next() : c.text('Not found', 404, { 'Cache-Control': 'no-store' }),
    );

  app.all('*', async (c) => {
    const url = new URL(c.req.url);
    const isReadable = isReadablePath(url.pathname);
    const request = isReadable ? c.req.raw : new Request(new URL(UNKNOWN_PATH, url), c.req.raw);
    const canonical = isReadable && c.req.method !== 'POST' ? getCanonicalPath(url.pathname) : undefined;
    if (canonical !== undefined) return c.redirect(canonical + url.search, 308);
    // The error page contains what was typed.
    const sentForm = isPageForm(request) ? request.clone() : undefined;
    let isStoreDown = false;
    let isDatabaseDown = false;
    const provideSite = (context: RouterContextProvider) => {
      provideServices(context);
      context.set(reportError, (error) => {
        isStoreDown ||= error instanceof ObjectStoreError;
        isDatabaseDown ||= isConnectionLost(error);
        logger.error(
          { requestId: c.get('requestId'), path: redactPath(c.req.path), error },
          'a page could not be rendered',
        );
      });
    };
    const provideVisitor = (context: RouterContextProvider) => {
      context.set(clientIpContext, c.get('client'));
      context.set(
        currentSession,
        once(() => services.accounts.getSession(c.req.raw)),
      );
      context.set(nodeExchange, c.env);
      context.set(requestErrorResponder, c.get('respondWithError'));
    };
    const response = await renderPage(request, provideSite, provideVisitor);
    // R-FILES-2
    if (isStoreDown && response.status === 500) return respondWithError(request, fileUnavailable);
    // R-HTTP-2
    if (isDatabaseDown && response.status === 500)
      return sentForm || acceptsPage(request)
        ? respondWithError(request, await createDatabaseUnavailableError(sentForm))
        : respondDatabaseUnavailable(response);
    return redirectMissing({
      request,
      response,
      redirects: services.redirects,
      // R-GAP-1
      countMissing: (path) => isReadable && services.gaps.countGap('path', path, request),
      reportError: (error) =>
        logger.error({ requestId: c.get('requestId'), error }, 'the redirects could not be read'),
    });
  });

  app.onError((error, c) => {
    logger.error({ requestId: c.get('requestId'), path: redactPath(c.req.path), error }, 'a request failed');
    return createPlainPage({
      status: 500,
      title: 'Something broke on our side',
      text: 'The fault has been recorded. Please try again in a minute.',
      pathname: c.req.path,
    });
  });

  return app;
}
