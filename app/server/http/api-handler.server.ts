import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { z } from 'zod';
import { API_ENDPOINTS, type ApiEndpointId } from '~/domain/api/api-endpoints';
import { apiQuerySchemas } from '~/domain/api/api-query';
import { redactPath } from '~/domain/site/private-paths';
import type { Api } from '../api/api.server';
import type { ApiCaller } from '../api/api-caller.server';
import { readApiKey } from '../api/api-key-format.server';
import { createOpenApi } from '../api/openapi.server';
import { createStoredKeys } from '../api/stored-keys.server';
import { getClientNetwork } from '../rate-limits/attempts.server';
import {
  findCallerProblem,
  InvalidQueryError,
  methodNotAllowed,
  notFound,
  tooManyRequests,
  toServerProblem,
  unauthorized,
} from './api-problems.server';
import type { AppEnvironment } from './app-environment.server';
import { createRateLimit } from './guards/request-rate-limit.server';
import type { Logger } from './logger.server';

/** Of each key, in each web process. */
const REQUESTS_PER_MINUTE = 300;
/** Of each network. Each of them reads the database. */
const REFUSED_PER_MINUTE = 60;

interface ApiEnvironment {
  Bindings: AppEnvironment['Bindings'];
  Variables: AppEnvironment['Variables'] & { caller: ApiCaller };
}
type ApiContext = Context<ApiEnvironment>;

/** R-API-2: sets the caller, or refuses. A network with too many wrong keys causes no more look-ups of keys that nobody has. */
function requireKey({
  findCaller,
  listKeyHashes,
}: Pick<Api, 'findCaller' | 'listKeyHashes'>): MiddlewareHandler<ApiEnvironment> {
  const isStoredKey = createStoredKeys(listKeyHashes);
  const limit = createRateLimit(REQUESTS_PER_MINUTE);
  const refusedLimit = createRateLimit(REFUSED_PER_MINUTE);
  return async (c, next) => {
    const key = readApiKey(c.req.header('authorization'));
    const network = getClientNetwork(c.get('client'));
    const isLookedUp =
      key !== undefined && (!(await refusedLimit.isUsedUp(network)) || (await isStoredKey(key)));
    const caller = isLookedUp ? await findCaller(key) : undefined;
    const seconds = await (caller ? limit.secondsToWait(caller.keyId) : refusedLimit.secondsToWait(network));
    if (seconds !== undefined) return tooManyRequests(seconds);
    if (!caller) return unauthorized();
    c.set('caller', caller);
    return next();
  };
}

/** The query parameters. Throws InvalidQueryError. */
function readQuery<Schema extends z.ZodType>(c: ApiContext, schema: Schema): z.output<Schema> {
  const entries = Object.entries(c.req.queries()).map(([name, values]) => [
    name,
    // A repeated parameter is not a text, so its schema refuses it.
    values.length === 1 ? values[0] : values,
  ]);
  const read = schema.safeParse(Object.fromEntries(entries));
  if (!read.success) throw new InvalidQueryError(read.error);
  return read.data;
}

/** What each endpoint answers. `undefined` is a 404. */
function createReaders(api: Api): Record<ApiEndpointId, (c: ApiContext) => Promise<object | undefined>> {
  const read = (c: ApiContext, name: string) => c.req.param(name) ?? '';
  return {
    listOrders: (c) => api.listOrders(c.get('caller'), readQuery(c, apiQuerySchemas.orders)),
    getOrder: (c) => api.getOrder(c.get('caller'), read(c, 'number')),
    listOrderEvents: (c) => api.listOrderEvents(c.get('caller'), readQuery(c, apiQuerySchemas.orderEvents)),
    listInvoices: (c) => api.listInvoices(c.get('caller'), readQuery(c, apiQuerySchemas.invoices)),
    getInvoice: (c) => api.getInvoice(c.get('caller'), read(c, 'name')),
    getInvoicePdf: async (c) => {
      const file = await api.renderInvoice(c.get('caller'), read(c, 'name'));
      return (
        file && new Response(Uint8Array.from(file.content), { headers: { 'Content-Type': file.mediaType } })
      );
    },
    listProducts: (c) => api.listProducts(c.get('caller'), readQuery(c, apiQuerySchemas.products)),
    getProduct: (c) => api.getProduct(c.get('caller'), read(c, 'id')),
  };
}

/** R-API-3: what other programs read with an API key. It has no session, so the guards of forms do not concern it. */
export function createApiApp({ api, siteUrl, logger }: { api: Api; siteUrl: string; logger: Logger }) {
  const app = new Hono<ApiEnvironment>();
  const openApi = JSON.stringify(createOpenApi(siteUrl));
  const readers = createReaders(api);

  app.use(compress());
  app.use(async (c, next) =>
    c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : methodNotAllowed(),
  );
  app.get('/openapi.json', (c) =>
    c.body(openApi, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=3600' }),
  );
  app.use(requireKey(api));
  for (const { id, path } of API_ENDPOINTS)
    app.get(path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      const found = await readers[id](c);
      if (!found) return notFound();
      const response = found instanceof Response ? found : c.json(found);
      response.headers.set('Cache-Control', 'no-store');
      return response;
    });
  app.all('*', notFound);

  app.onError((error, c) => {
    const problem = findCallerProblem(error);
    if (problem) return problem;
    const path = redactPath(c.req.path);
    logger.error({ requestId: c.get('requestId'), path, error }, 'an API request failed');
    return toServerProblem(error);
  });
  return app;
}
