import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { Environment } from '../env.server';
import { clientAddressContext, type Services, services as servicesContext } from '../services.server';
import { canonicalPath } from './canonical-path.server';
import { clientAddress } from './client-address.server';
import { type Logger, loggedPath } from './logger.server';
import { plainPage } from './plain-page.server';
import { rateLimitPerMinute } from './rate-limits.server';
import type { RenderPage } from './render-page.server';
import { isFromThisSite } from './same-origin.server';

interface AppOptions {
  environment: Environment;
  services: Services;
  renderPage: RenderPage;
  logger: Logger;
  /** False from the moment the server was asked to stop. */
  isServing: () => boolean;
}

interface Variables {
  requestId: string;
  client: string;
}

const maximumBody = 1024 * 1024;
const dynamicPagesPerMinute = 1_200;

/** What answers when neither the page cache nor a file did. */
export function createApp({ environment, services, renderPage, logger, isServing }: AppOptions) {
  const app = new Hono<{ Bindings: HttpBindings; Variables: Variables }>();
  const forms = rateLimitPerMinute(environment.FORMS_PER_MINUTE);
  const pages = rateLimitPerMinute(Math.max(dynamicPagesPerMinute, environment.FORMS_PER_MINUTE));

  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const answers = await services.database.ping().then(
      () => true,
      () => false,
    );
    const ready = isServing() && answers;
    return c.text(ready ? 'ready' : 'not ready', ready ? 200 : 503);
  });

  app.use(async (c, next) => {
    const started = performance.now();
    c.set('requestId', randomUUID());
    c.set('client', clientAddress(c.env.incoming, environment.TRUSTED_PROXIES));
    await next();
    c.header('X-Request-Id', c.get('requestId'));
    logger.info({
      requestId: c.get('requestId'),
      method: c.req.method,
      path: loggedPath(c.req.path),
      status: c.res.status,
      milliseconds: Math.round(performance.now() - started),
    });
  });

  app.use(compress());
  app.use(
    bodyLimit({
      maxSize: maximumBody,
      onError: () =>
        plainPage(
          413,
          'That is too much at once',
          'What was sent is larger than 1 MB. Please shorten it and send it again.',
        ),
    }),
  );

  app.use(async (c, next) => {
    const changes = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    if (changes && !isFromThisSite(c.req.raw, environment.PUBLIC_URL)) {
      return plainPage(
        403,
        'This form came from another site',
        'For your safety only forms of this site are accepted. Please open the page here and send it again.',
      );
    }
    const wait = await (changes ? forms : pages).secondsToWait(c.get('client'));
    if (wait !== undefined) {
      return plainPage(
        429,
        'That was a lot at once',
        `Please wait ${wait} seconds, then try again. Nothing that you typed is lost: go back in your browser.`,
        {
          'Retry-After': String(wait),
        },
      );
    }
    return next();
  });

  app.all('/assets/*', (c) => c.text('Not found', 404));
  app.all('/pictures/*', (c) => c.text('Not found', 404));

  app.all('*', async (c) => {
    const url = new URL(c.req.url);
    const canonical = c.req.method === 'GET' ? canonicalPath(url.pathname) : undefined;
    if (canonical !== undefined) return c.redirect(canonical + url.search, 308);
    return renderPage(c.req.raw, (context) => {
      context.set(servicesContext, services);
      context.set(clientAddressContext, c.get('client'));
    });
  });

  app.onError((error, c) => {
    logger.error({ requestId: c.get('requestId'), path: loggedPath(c.req.path), err: error });
    return plainPage(
      500,
      'Something broke on our side',
      'The fault has been recorded. Please try again in a minute.',
    );
  });

  return app;
}
