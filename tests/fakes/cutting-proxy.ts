import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The message that PostgreSQL sends when a transaction is committed, with the length before the text. */
const COMMITTED = Buffer.from('COMMIT\0');

export interface CuttingProxy {
  url: string;
  /** How many answers to a commit were cut off. */
  readonly cuts: number;
  /** Cuts the connection when the server says that the next transaction is committed: the client never hears of it. */
  cutNextCommit(): void;
  /** Refuses connections, and ends the open ones, until `accept`. */
  refuse(): Promise<void>;
  accept(): Promise<void>;
  close(): Promise<void>;
}

/** Stands between a client and PostgreSQL at `url`, like a network that fails. */
export async function startCuttingProxy(url: string): Promise<CuttingProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isCutting = false;
  let cuts = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream);
    upstream.on('data', (chunk: Buffer) => {
      if (isCutting && chunk.includes(COMMITTED)) {
        isCutting = false;
        cuts += 1;
        client.destroy();
      } else client.write(chunk);
    });
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const refuse = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as { port: number };
  const proxied = new URL(url);
  proxied.port = String(port);
  return {
    url: proxied.href,
    get cuts() {
      return cuts;
    },
    cutNextCommit() {
      isCutting = true;
    },
    refuse,
    accept: () => listen(port),
    close: refuse,
  };
}
