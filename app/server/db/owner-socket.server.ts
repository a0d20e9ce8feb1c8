import { connect, createServer } from 'node:net';

/** The errors of a socket whose process has ended. */
const ENDED = new Set<string | undefined>(['ENOENT', 'ECONNREFUSED']);

/**
 * A socket by which other containers with the same folder see that this process runs: it accepts connections as long as the process
 * exists, and answers nothing. Resolves to a function that closes it, or to `undefined` where the file system has no sockets.
 */
export async function openOwnerSocket(path: string): Promise<(() => Promise<void>) | undefined> {
  const server = createServer((connection) => connection.destroy());
  const isOpen = await new Promise<boolean>((done) => {
    server.once('error', () => done(false));
    server.listen(path, () => done(true));
  });
  if (!isOpen) return undefined;
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

/** Whether the process that opened the socket still exists. When that cannot be seen, it does. */
export function isOwnerSocketOpen(path: string): Promise<boolean> {
  return new Promise((done) => {
    const connection = connect(path, () => {
      connection.destroy();
      done(true);
    });
    connection.once('error', (error: NodeJS.ErrnoException) => done(!ENDED.has(error.code)));
  });
}
