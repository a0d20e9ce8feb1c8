import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.server';

/** Answers `/metrics` and nothing else. It has a port of its own, so that a proxy of the site cannot show it. */
export const createMetricsServer = ({ format, contentType }: Metrics): Server =>
  createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Metrics are at /metrics.\n');
      return;
    }
    format().then(
      (text) =>
        response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(text),
      (error: Error) => response.destroy(error),
    );
  });
