import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface ReceivedWebhook {
  id: string;
  body: { type: string; timestamp: string; data: Record<string, unknown> };
}

export interface FakeWebhookReceiver {
  url: string;
  /** Requests whose signature is valid. */
  received: ReceivedWebhook[];
  /** The secret with which it checks signatures. Without the right one it answers with status 401. */
  setSecret(secret: string): void;
  /** Responds with this status to valid requests. */
  setStatus(status: number): void;
  /** What happens elsewhere while the program works. */
  beforeAnswer: (() => Promise<unknown>) | undefined;
  close(): Promise<void>;
}

/** A program that gets webhooks and checks them with the library of Standard Webhooks. */
export async function startFakeWebhookReceiver(): Promise<FakeWebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  let webhook: Webhook | undefined;
  let status = 204;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    try {
      const headers = request.headers as Record<string, string>;
      const body = webhook?.verify(Buffer.concat(chunks).toString('utf8'), headers);
      if (!body) throw new Error('There is no secret yet.');
      await receiver.beforeAnswer?.();
      received.push({ id: headers['webhook-id'] ?? '', body: body as ReceivedWebhook['body'] });
      response.writeHead(status, { location: '/elsewhere' }).end();
    } catch {
      response.writeHead(401).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: FakeWebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    received,
    beforeAnswer: undefined,
    setSecret(secret) {
      webhook = new Webhook(secret);
    },
    setStatus(replacement) {
      status = replacement;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}
