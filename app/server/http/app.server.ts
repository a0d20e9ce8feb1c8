import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { RouterContextProvider } from 'react-router';
import type { Environment } from '../env.server';
import { clientIpContext, type Services } from '../services.server';
import { currentSession, once } from '../session-context.server';
import type { AppEnvironment } from './app-environment.server';
import { createErrorAnswers } from './errors/answer-request-error.server';
import { clientIp } from './guards/client-ip.server';
import {
  limitBodySize,
  limitRequestRate,
  requireCsrfToken,
  requireKnownMethod,
  requireReadableUrl,
  requireSameOriginForms,
} from './guards/request-guards.server';
import { type Logger, loggedPath, reportError } from './logger.server';
import { nodeExchange } from './node-exchange.server';
import { canonicalPath } from './pages/canonical-path.server';
import { securityHeadersAt } from './pages/opener-policy.server';
import { plainPage } from './pages/plain-page.server';
import type { RenderPage } from './pages/render-page.server';
import { REQUEST_ID_HEADER } from './request-log.server';

interface AppOptions {
  environment: Environment;
  services: Services;
  /** Sets the contexts of the services. */
  provideServices: (context: RouterContextProvider) => void;
  renderPage: RenderPage;
  logger: Logger;
  /** False from the moment the server was asked to stop. */
  isServing: () => boolean;
}

/** What answers when nothing in memory did: who is refused, in this order, and how the others reach their page. */
export function createApp(options: AppOptions) {
  const { environment, services, provideServices, renderPage, logger, isServing } = options;
  const app = new Hono<AppEnvironment>();
  const answerError = createErrorAnswers(renderPage);

  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const answers = await services.database.ping().then(
      () => true,
      () => false,
    );
    const ready = isServing() && answers;
    return c.text(ready ? 'ready' : 'not ready', ready ? 200 : 503, { 'Cache-Control': 'no-store' });
  });

  app.use(async (c, next) => {
    c.set('requestId', String(c.env.outgoing.getHeader(REQUEST_ID_HEADER)));
    c.set('client', clientIp(c.env.incoming, environment.TRUSTED_PROXIES));
    c.set('answerError', (error) => answerError(c.req.raw, error));
    await next();
    for (const [name, value] of Object.entries(securityHeadersAt(c.req.path))) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
  });

  app.use(compress());
  app.use(requireKnownMethod);
  app.use(requireReadableUrl);
  app.use(requireCsrfToken);
  app.use(requireSameOriginForms(environment.PUBLIC_URL));
  app.use(limitRequestRate(environment.FORMS_PER_MINUTE));
  app.use(limitBodySize);

  for (const files of ['/assets/*', '/pictures/*'])
    app.all(files, (c) => c.text('Not found', 404, { 'Cache-Control': 'no-store' }));

  app.all('*', async (c) => {
    const url = new URL(c.req.url);
    const canonical = c.req.method === 'POST' ? undefined : canonicalPath(url.pathname);
    if (canonical !== undefined) return c.redirect(canonical + url.search, 308);
    const provideSite = (context: RouterContextProvider) => {
      provideServices(context);
      context.set(reportError, (error) =>
        logger.error({ requestId: c.get('requestId'), path: loggedPath(c.req.path), fault: error }),
      );
    };
    const provideVisitor = (context: RouterContextProvider) => {
      context.set(clientIpContext, c.get('client'));
      context.set(
        currentSession,
        once(() => services.accounts.getSession(c.req.raw)),
      );
      context.set(nodeExchange, c.env);
    };
    return renderPage(c.req.raw, provideSite, provideVisitor);
  });

  app.onError((error, c) => {
    logger.error({ requestId: c.get('requestId'), path: loggedPath(c.req.path), fault: error });
    return plainPage(
      500,
      'Something broke on our side',
      'The fault has been recorded. Please try again in a minute.',
    );
  });

  return app;
}
