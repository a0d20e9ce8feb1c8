import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** The status for an error of Node's HTTP parser or a timeout; `undefined` for a broken connection. */
export function getParseErrorStatus(code: string | undefined): number | undefined {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code?.startsWith('HPE_') ? 400 : undefined;
}

/** Writes a response to the connection, because there is no request object, and closes the connection. */
export function refuseMalformedRequest(socket: Socket, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.destroySoon();
}
