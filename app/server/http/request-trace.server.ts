import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchRoutes, type ServerBuild } from 'react-router';
import { getCurrentSpan, runInSpan, type StartTrace } from '../tracing/span.server';
import { createRouteTree, isDecodable } from './cache/page-keys.server';
import { healthChecks } from './request-log.server';

const FILE_FOLDERS = ['/api/', '/assets/', '/pictures/', '/idp/', '/webhooks/'];

/** R-TRACE-1: the pattern of the route of a path, such as `/shop/orders/:number`. */
export function createRoutePatterns({ routes }: Pick<ServerBuild, 'routes'>): (path: string) => string {
  const tree = createRouteTree(routes);
  return (path) => {
    const folder = FILE_FOLDERS.find((each) => path.startsWith(each));
    if (folder) return `${folder}*`;
    if (!isDecodable(path)) return '/*';
    // React Router requests loader data of a page under `.data`.
    const matches = matchRoutes(tree, path.replace(/\.data$/, '')) ?? [];
    const parts = matches.flatMap(({ route }) => route.path ?? []);
    return `/${parts.join('/')}`.replace(/\/{2,}/g, '/');
  };
}

/** Runs the handling of a request as a span. Without tracing it only runs it. */
export type TraceRequest = (request: IncomingMessage, response: ServerResponse, handle: () => void) => void;

const METHODS = new Set(['GET', 'HEAD', 'POST']);

export interface RequestTraceOptions {
  startTrace: StartTrace;
  /** The pattern of the route of a path: a path may name a person or hold a key. */
  findRoute(path: string): string;
}

const withoutTrace: TraceRequest = (_, __, handle) => handle();

/** R-TRACE-1, R-TRACE-2: a trace begins here, or continues the one that the request names. */
export function createRequestTrace(options: RequestTraceOptions | undefined): TraceRequest {
  if (!options) return withoutTrace;
  const { startTrace, findRoute } = options;
  return (request, response, handle) => {
    const { url = '/' } = request;
    if (healthChecks.has(url)) return handle();
    const method = METHODS.has(request.method ?? '') ? (request.method ?? '') : '_OTHER';
    const route = findRoute(url.split('?', 1)[0] ?? url);
    const attributes = { 'http.request.method': method, 'http.route': route };
    const { traceparent } = request.headers;
    const span = startTrace(
      { name: `${method} ${route}`, kind: 'server', attributes },
      typeof traceparent === 'string' ? traceparent : undefined,
    );
    response.on('close', () => {
      const { statusCode } = response;
      span.set({ 'http.response.status_code': statusCode });
      if (response.writableFinished) span.end(statusCode >= 500 ? String(statusCode) : undefined);
      else span.end('aborted');
    });
    runInSpan(span, handle);
  };
}

/** Where the answer to the current request comes from. */
export const markAnswer = (answeredBy: 'memory' | 'application'): void =>
  getCurrentSpan()?.set({ 'site.answered_by': answeredBy });
