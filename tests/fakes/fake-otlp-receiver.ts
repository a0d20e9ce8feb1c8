import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string; doubleValue?: number; boolValue?: boolean };
}

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Record<string, unknown>;
  /** `web` or `worker`. */
  process: unknown;
  isError: boolean;
}

interface ReceivedMetric {
  name: string;
  process: unknown;
  /** Of a histogram or a sum or a gauge. */
  points: { attributes: Record<string, unknown>; count?: number | string; asDouble?: number }[];
}

const toRecord = (attributes: Attribute[] = []): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

interface RawSpan extends Omit<ReceivedSpan, 'attributes'> {
  attributes: Attribute[];
  status?: { code?: number };
}

interface RawMetric {
  name: string;
  [kind: string]: unknown;
}

interface Body {
  resourceSpans?: { resource: { attributes: Attribute[] }; scopeSpans: { spans: RawSpan[] }[] }[];
  resourceMetrics?: { resource: { attributes: Attribute[] }; scopeMetrics: { metrics: RawMetric[] }[] }[];
}

const OTLP_ERROR = 2;

const readSpans = ({ resourceSpans = [] }: Body): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        attributes: toRecord(span.attributes),
        process: toRecord(resource.attributes)['site.process'],
        isError: span.status?.code === OTLP_ERROR,
      })),
    ),
  );

type RawPoints = { dataPoints: { attributes: Attribute[] }[] } | undefined;

const readMetrics = ({ resourceMetrics = [] }: Body): ReceivedMetric[] =>
  resourceMetrics.flatMap(({ resource, scopeMetrics }) =>
    scopeMetrics.flatMap(({ metrics }) =>
      metrics.map(({ name, ...metric }) => {
        const points = (metric.histogram ?? metric.sum ?? metric.gauge) as RawPoints;
        return {
          name,
          process: toRecord(resource.attributes)['site.process'],
          points: (points?.dataPoints ?? []).map((point) => ({
            ...point,
            attributes: toRecord(point.attributes),
          })),
        };
      }),
    ),
  );

/** A receiver of OTLP over HTTP with JSON, on a free port. */
export async function startFakeOtlpReceiver() {
  const spans: ReceivedSpan[] = [];
  const metrics: ReceivedMetric[] = [];
  const bodies: string[] = [];
  const authorizations = new Set<string | undefined>();
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Body;
    authorizations.add(request.headers.authorization);
    bodies.push(JSON.stringify(body));
    if (request.url === '/v1/traces') spans.push(...readSpans(body));
    if (request.url === '/v1/metrics') metrics.push(...readMetrics(body));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    metrics,
    authorizations,
    /** All that arrived, as text. */
    text: () => bodies.join('\n'),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
