import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** Opens a connection for raw bytes. Errors are ignored: they end the connection. */
export async function openConnection(siteUrl: string): Promise<Socket> {
  const { hostname, port } = new URL(siteUrl);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  await once(socket, 'connect');
  return socket.setNoDelay(true).on('error', () => undefined);
}

/** The text of a request without a body. */
export const get = (path: string, ...headers: string[]): string =>
  `${[`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`;

/** Sends raw lines on a new connection. Returns what the server sends until it closes the connection. */
export async function exchange(siteUrl: string, lines: string): Promise<string> {
  const socket = await openConnection(siteUrl);
  socket.write(lines, 'latin1');
  const response = await text(socket);
  socket.destroy();
  return response;
}
