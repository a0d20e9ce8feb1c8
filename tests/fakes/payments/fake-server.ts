import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface FakeResponse {
  status: number;
  json?: unknown;
  html?: string;
  headers?: Record<string, string>;
}

export interface FakeServer {
  url: string;
  /** The received requests as "POST /v1/refunds", the oldest first. */
  requests: string[];
  close(): Promise<void>;
}

/** A local HTTP server that answers with `respond`. */
export async function startFakeServer(
  respond: (request: FakeRequest) => FakeResponse | Promise<FakeResponse>,
): Promise<FakeServer> {
  const requests: string[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { pathname: path, searchParams: query } = new URL(incoming.url ?? '/', 'http://localhost');
    // Browsers ask for it on their own.
    if (path === '/favicon.ico') return response.writeHead(204).end();
    const method = incoming.method ?? 'GET';
    requests.push(`${method} ${path}`);
    const body = Buffer.concat(chunks).toString('utf8');
    const { status, json, html, headers } = await respond({
      method,
      path,
      query,
      headers: incoming.headers,
      body,
    });
    const type = html === undefined ? 'application/json' : 'text/html; charset=utf-8';
    response.writeHead(status, { 'Content-Type': type, ...headers });
    response.end(html ?? (json === undefined ? '' : JSON.stringify(json)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A webhook as its provider sends it. */
export interface SignedWebhook {
  body: string;
  headers: Record<string, string>;
}

/** Sends a webhook. Resolves to the status of the answer. */
export async function deliver(url: string, { body, headers }: SignedWebhook): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  await response.arrayBuffer();
  return response.status;
}

interface PageTexts {
  title: string;
  message?: string;
  /** The label of each button with the value that it sends. Without buttons, nothing can be paid. */
  buttons?: Readonly<Record<string, string>>;
  cancelUrl?: string;
}

/** The hosted page of a provider. */
export const createPage = ({ title, message = '', buttons = {}, cancelUrl }: PageTexts): string =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p role="status">${message}</p>
  <form method="post">${Object.entries(buttons)
    .map(([label, value]) => `<button name="outcome" value="${value}">${label}</button>`)
    .join(
      '',
    )}</form>${cancelUrl ? `<a href="${cancelUrl.replaceAll('&', '&amp;')}">Back to the shop</a>` : ''}</html>`;
