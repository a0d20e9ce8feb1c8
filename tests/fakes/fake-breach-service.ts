import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeBreachService {
  url: string;
  /** What it was asked, the oldest first. */
  asked: { path: string; headers: IncomingHttpHeaders }[];
  /** From now on it answers so; `undefined` for the ranges of the passwords it knows. */
  answerWith(answer: ((response: ServerResponse) => void) | undefined): void;
  close(): Promise<void>;
}

const digest = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();

/** Lines as the service writes them for a prefix, among them passwords with a count, and padding with none. */
export function formatRange(prefix: string, known: Readonly<Record<string, number>>): string {
  const lines = Object.entries(known)
    .filter(([password]) => digest(password).startsWith(prefix))
    .map(([password, count]) => `${digest(password).slice(5)}:${count}`);
  return ['0018A45C4D1DEF81644B54AB7F969B88D65:21', ...lines, `${'F'.repeat(35)}:0`].join('\r\n');
}

/** Speaks the range API of Have I Been Pwned, on this machine. */
export async function startFakeBreachService(known: Readonly<Record<string, number>>): Promise<FakeBreachService> {
  const asked: FakeBreachService['asked'] = [];
  let special: ((response: ServerResponse) => void) | undefined;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push({ path, headers: request.headers });
    if (special) special(response);
    else response.end(formatRange(path.split('/').at(-1) ?? '', known));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/range`,
    asked,
    answerWith(answer) {
      special = answer;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
