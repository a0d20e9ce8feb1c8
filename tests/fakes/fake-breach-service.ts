import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeBreachService {
  url: string;
  /** The received requests, the oldest first. */
  requests: { path: string; headers: IncomingHttpHeaders }[];
  /** Replaces the response to every request; `undefined` restores the ranges of the known passwords. */
  setResponse(respond: ((response: ServerResponse) => void) | undefined): void;
  close(): Promise<void>;
}

const hash = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();

/** A range as the service writes it: one hash suffix with its count per line, and padding with a count of 0. */
export function formatRange(prefix: string, known: Readonly<Record<string, number>>): string {
  const lines = Object.entries(known)
    .filter(([password]) => hash(password).startsWith(prefix))
    .map(([password, count]) => `${hash(password).slice(5)}:${count}`);
  return ['0018A45C4D1DEF81644B54AB7F969B88D65:21', ...lines, `${'F'.repeat(35)}:0`].join('\r\n');
}

/** A local server with the range API of Have I Been Pwned. */
export async function startFakeBreachService(
  known: Readonly<Record<string, number>>,
): Promise<FakeBreachService> {
  const requests: FakeBreachService['requests'] = [];
  let respond: ((response: ServerResponse) => void) | undefined;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push({ path, headers: request.headers });
    if (respond) respond(response);
    else response.end(formatRange(path.split('/').at(-1) ?? '', known));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/range`,
    requests,
    setResponse(replacement) {
      respond = replacement;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
