import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { z } from 'zod';
import type { ApiProblem } from '~/domain/api/api-objects';
import { apiQuerySchemas } from '~/domain/api/api-query';
import { redactPath } from '~/domain/site/private-paths';
import type { Api } from '../api/api.server';
import { type ApiCaller, MissingScopeError } from '../api/api-caller.server';
import { InvalidCursorError } from '../api/api-deps.server';
import { readApiKey } from '../api/api-key-text.server';
import { createOpenApi } from '../api/openapi.server';
import { isConnectionLost } from '../db/sql-state.server';
import { getClientNetwork } from '../rate-limits/attempts.server';
import type { AppEnvironment } from './app-environment.server';
import { createRateLimit } from './guards/request-rate-limit.server';
import type { Logger } from './logger.server';

/** Of each key, in each web process. */
const REQUESTS_PER_MINUTE = 300;
/** Of each network. Each of them reads the database. */
const REFUSED_PER_MINUTE = 60;

const RETRY_SECONDS = 10;

interface ApiEnvironment {
  Bindings: AppEnvironment['Bindings'];
  Variables: AppEnvironment['Variables'] & { caller: ApiCaller };
}
type ApiContext = Context<ApiEnvironment>;

const respondWithProblem = (problem: ApiProblem, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
  });

const notFound = () =>
  respondWithProblem({ title: 'Not found', status: 404, detail: 'There is nothing at this path.' });

const tooMany = (seconds: number) =>
  respondWithProblem(
    { title: 'Too many requests', status: 429, detail: `Please wait ${seconds} s.` },
    { 'Retry-After': String(seconds) },
  );

const invalid = (detail: string) =>
  respondWithProblem({ title: 'A parameter is not valid', status: 400, detail });

/** R-API-2: sets the caller, or refuses. */
function requireKey({ findCaller }: Pick<Api, 'findCaller'>): MiddlewareHandler<ApiEnvironment> {
  const limit = createRateLimit(REQUESTS_PER_MINUTE);
  const refusedLimit = createRateLimit(REFUSED_PER_MINUTE);
  return async (c, next) => {
    const key = readApiKey(c.req.header('authorization'));
    const caller = key === undefined ? undefined : await findCaller(key);
    const seconds = await (caller
      ? limit.secondsToWait(caller.keyId)
      : refusedLimit.secondsToWait(getClientNetwork(c.get('client'))));
    if (seconds !== undefined) return tooMany(seconds);
    if (!caller) {
      const detail = 'Please send a valid API key, as “Authorization: Bearer shop_…”.';
      return respondWithProblem(
        { title: 'No valid key', status: 401, detail },
        { 'WWW-Authenticate': 'Bearer' },
      );
    }
    c.set('caller', caller);
    return next();
  };
}

/** The query parameters. Throws ZodError. */
function readQuery<Schema extends z.ZodType>(c: ApiContext, schema: Schema): z.output<Schema> {
  const entries = Object.entries(c.req.queries()).map(([name, values]) => [
    name,
    // A repeated parameter is not a text, so its schema refuses it.
    values.length === 1 ? values[0] : values,
  ]);
  return schema.parse(Object.fromEntries(entries));
}

const NO_STORE = { 'Cache-Control': 'no-store' };

/** R-API-3: what other programs read with an API key. It has no session, so the guards of forms do not concern it. */
export function createApiApp({ api, siteUrl, logger }: { api: Api; siteUrl: string; logger: Logger }) {
  const app = new Hono<ApiEnvironment>();
  const openApi = JSON.stringify(createOpenApi(siteUrl));
  const answer = (c: ApiContext, found: object | undefined) =>
    found ? c.json(found, 200, NO_STORE) : notFound();

  app.use(compress());
  app.use(async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const detail = 'The API only reads.';
    return respondWithProblem({ title: 'Method not allowed', status: 405, detail }, { Allow: 'GET, HEAD' });
  });
  app.get('/openapi.json', (c) =>
    c.body(openApi, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=3600' }),
  );
  app.use(requireKey(api));

  app.get('/orders', async (c) =>
    answer(c, await api.listOrders(c.get('caller'), readQuery(c, apiQuerySchemas.orders))),
  );
  app.get('/orders/:number', async (c) =>
    answer(c, await api.getOrder(c.get('caller'), c.req.param('number'))),
  );
  app.get('/order-events', async (c) =>
    answer(c, await api.listOrderEvents(c.get('caller'), readQuery(c, apiQuerySchemas.orderEvents))),
  );
  app.get('/invoices', async (c) =>
    answer(c, await api.listInvoices(c.get('caller'), readQuery(c, apiQuerySchemas.invoices))),
  );
  app.get('/invoices/:name', async (c) =>
    answer(c, await api.getInvoice(c.get('caller'), c.req.param('name'))),
  );
  app.get('/invoices/:name/pdf', async (c) => {
    const file = await api.renderInvoice(c.get('caller'), c.req.param('name'));
    if (!file) return notFound();
    return c.body(Uint8Array.from(file.content), 200, { ...NO_STORE, 'Content-Type': file.mediaType });
  });
  app.get('/products', async (c) =>
    answer(c, await api.listProducts(c.get('caller'), readQuery(c, apiQuerySchemas.products))),
  );
  app.get('/products/:id', async (c) => answer(c, await api.getProduct(c.get('caller'), c.req.param('id'))));
  app.all('*', notFound);

  app.onError((error, c) => {
    if (error instanceof MissingScopeError)
      return respondWithProblem({ title: 'The key lacks a scope', status: 403, detail: error.message });
    if (error instanceof InvalidCursorError) return invalid(error.message);
    if (error instanceof z.ZodError) return invalid(error.issues.map(({ message }) => message).join(' '));
    logger.error(
      { requestId: c.get('requestId'), path: redactPath(c.req.path), error },
      'an API request failed',
    );
    return isConnectionLost(error)
      ? respondWithProblem(
          { title: 'Not available', status: 503, detail: 'Please try again in a moment.' },
          { 'Retry-After': String(RETRY_SECONDS) },
        )
      : respondWithProblem({ title: 'Failed', status: 500, detail: 'The fault has been recorded.' });
  });
  return app;
}
