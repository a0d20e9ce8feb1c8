import { z } from 'zod';
import { API_ENDPOINTS, API_ROOT, API_SCHEMAS } from '~/domain/api/api-endpoints';
import { site } from '~site';

type Endpoint = (typeof API_ENDPOINTS)[number];

const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const RETRY_AFTER = {
  headers: { 'Retry-After': { description: 'The seconds to wait.', schema: { type: 'integer' } } },
};
const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: refer('Problem') } },
});

function toJsonSchema(schema: z.ZodType) {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    // The answers have no other members, which tests check. Later ones may have: a program that was generated from the description
    // must not refuse them.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return described;
}

/** Of a list. */
const toQueryParameters = (query: z.ZodObject) =>
  Object.entries(query.shape).map(([name, schema]) => {
    const { description = '', ...type } = (schema instanceof z.ZodType && schema.meta()) || {};
    return { name, in: 'query', description, schema: { type: 'string', ...type } };
  });

function toParameters(endpoint: Endpoint) {
  if ('query' in endpoint) return toQueryParameters(endpoint.query);
  const name = /\{(\w+)\}/.exec(endpoint.path)?.[1] ?? '';
  return [{ name, in: 'path', required: true, schema: { type: 'string' }, example: endpoint.example }];
}

const PDF = { 'application/pdf': { schema: { type: 'string', format: 'binary' } } };

function toContent(endpoint: Endpoint) {
  if (!('answer' in endpoint)) return PDF;
  const item = refer(endpoint.answer);
  const next = {
    type: ['string', 'null'],
    description: 'The cursor of what follows. Null at the end of the list.',
  };
  const page = {
    type: 'object',
    required: ['data', 'next'],
    properties: { data: { type: 'array', items: item }, next },
  };
  return { 'application/json': { schema: 'query' in endpoint ? page : item } };
}

const toOperation = (endpoint: Endpoint) => ({
  operationId: endpoint.id,
  summary: endpoint.summary,
  description: `The key needs ${endpoint.scopes.map((scope) => `\`${scope}\``).join(' and ')}.`,
  parameters: toParameters(endpoint),
  responses: {
    200: { description: 'As asked.', content: toContent(endpoint) },
    ...('query' in endpoint
      ? { 400: problem('A parameter is not valid.') }
      : { 404: problem('There is none.') }),
    401: problem('There is no valid key.'),
    403: problem('The key lacks a scope.'),
    429: { ...problem('Too many requests.'), ...RETRY_AFTER },
    500: problem('A fault of the site, which its log has.'),
    503: { ...problem('The database cannot be reached.'), ...RETRY_AFTER },
  },
});

/** R-API-3: the description of the API in the OpenAPI format, from the schemas of its answers. */
export const createOpenApi = (siteUrl: string) => ({
  openapi: '3.1.0',
  info: {
    title: `${site.name} API`,
    version: '1',
    description: 'Orders, invoices and products of the shop.',
  },
  servers: [{ url: new URL(API_ROOT, siteUrl).href }],
  security: [{ key: [] }],
  paths: Object.fromEntries(API_ENDPOINTS.map((endpoint) => [endpoint.path, { get: toOperation(endpoint) }])),
  components: {
    securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    schemas: Object.fromEntries(
      Object.entries(API_SCHEMAS).map(([name, schema]) => [name, toJsonSchema(schema)]),
    ),
  },
});
