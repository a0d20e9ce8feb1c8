import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeHub {
  url: string;
  /** The feeds that it was told of, in the order of the messages. */
  messages: string[];
  /** The feeds as it read them last, by URL. It sends these to its subscribers. */
  feeds: Map<string, string>;
  /** Why it did not accept a message or a feed. */
  refusals: string[];
  /** Responds with this status and reads nothing; `undefined` makes it a hub again. */
  setStatus(status: number | undefined): void;
  /** Where it reads the feeds: a site of a test does not have the origin of its links. */
  setSite(siteUrl: string): void;
  close(): Promise<void>;
}

async function readFields(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

const findMessageIssue = ({ method, headers }: IncomingMessage, fields: URLSearchParams) => {
  if (method !== 'POST') return `method ${method}`;
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return 'not a form';
  if (fields.get('hub.mode') !== 'publish') return `mode ${fields.get('hub.mode')}`;
  return URL.canParse(fields.get('hub.url') ?? '') ? undefined : 'no URL of a feed';
};

/** A local WebSub hub. It reads a feed only when the feed's own links name the feed and this hub, as real ones do. */
export async function startFakeHub(): Promise<FakeHub> {
  const hub = { messages: [] as string[], feeds: new Map<string, string>(), refusals: [] as string[] };
  let status: number | undefined;
  let siteUrl: string | undefined;

  async function readFeed(topic: string): Promise<void> {
    const { pathname } = new URL(topic);
    const response = await fetch(new URL(pathname, siteUrl ?? topic));
    const links = response.headers.get('link') ?? '';
    const text = await response.text();
    if (!response.ok) hub.refusals.push(`${topic}: status ${response.status}`);
    else if (!links.includes(`<${topic}>; rel="self"`)) hub.refusals.push(`${topic}: another feed, ${links}`);
    else if (!links.includes(`<${url}>; rel="hub"`)) hub.refusals.push(`${topic}: another hub, ${links}`);
    else if (!text.includes(url)) hub.refusals.push(`${topic}: the feed does not name the hub`);
    else hub.feeds.set(topic, text);
  }

  const server = createServer(async (request, response) => {
    const fields = await readFields(request);
    const topic = fields.get('hub.url') ?? '';
    const issue = findMessageIssue(request, fields);
    if (issue) hub.refusals.push(issue);
    if (issue || status !== undefined) {
      response.writeHead(issue ? 400 : (status ?? 500)).end();
      return;
    }
    hub.messages.push(topic);
    response.writeHead(204).end();
    await readFeed(topic).catch((error: unknown) => hub.refusals.push(`${topic}: ${error}`));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/publish`;
  return {
    ...hub,
    url,
    setStatus(replacement) {
      status = replacement;
    },
    setSite(replacement) {
      siteUrl = replacement;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
