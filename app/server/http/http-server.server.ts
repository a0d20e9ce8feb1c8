import { once } from 'node:events';
import {
  createServer,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from './logger.server';

/** The status for an error of Node's HTTP parser or a timeout; `undefined` for a broken connection. */
function getParseErrorStatus(code: string | undefined): number | undefined {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code?.startsWith('HPE_') ? 400 : undefined;
}

/** Writes a response to the connection, because there is no request object, and closes the connection. */
function refuseMalformedRequest(socket: Socket, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.destroySoon();
}

/** In milliseconds, except `connections`. */
export interface ConnectionLimits {
  /** From the first byte of a request, or from the opening of the connection, to the end of the headers. */
  headers: number;
  /** From the first to the last byte of a request. */
  request: number;
  /** Without a byte in either direction, while a request arrives or a response is sent. */
  inactivity: number;
  /** Between two requests. Longer than a minute, because proxies close idle connections after a minute. */
  keepAlive: number;
  /** How often `headers` and `request` are checked. */
  checkInterval: number;
  connections: number;
}

export const connectionLimits: ConnectionLimits = {
  headers: 20_000,
  request: 180_000,
  inactivity: 60_000,
  keepAlive: 65_000,
  checkInterval: 5_000,
  connections: 5_000,
};

export interface HttpServer {
  server: Server;
  /**
   * Accepts no new connections. Closes connections without a complete request at once, and the others after their last
   * response, at the latest after `withinMs` milliseconds.
   */
  close(withinMs: number): Promise<void>;
}

interface HttpServerOptions {
  handle: RequestListener;
  logger: Pick<Logger, 'info' | 'warn'>;
  limits?: ConnectionLimits;
}

/** Whether a complete request has arrived and its response has not yet been passed to the operating system. */
const isPending = (response: ServerResponse | undefined): boolean =>
  response?.req.complete === true && !response.writableFinished && !response.destroyed;

/** Node's HTTP server with limits for slow clients. No error of a connection ends the process. */
export function createHttpServer({
  handle,
  logger,
  limits = connectionLimits,
}: HttpServerOptions): HttpServer {
  /** Every open connection with its last response. */
  const connections = new Map<Socket, ServerResponse | undefined>();
  let isClosing = false;

  /** Closes a connection when the last of its responses has been sent. */
  function closeAfter(response: ServerResponse, socket: Socket): void {
    if (!response.headersSent) response.setHeader('Connection', 'close');
    response.once('close', () => {
      if (!isPending(connections.get(socket))) socket.destroySoon();
    });
  }

  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.checkInterval,
    keepAliveTimeout: limits.keepAlive,
  });
  server.maxConnections = limits.connections;

  server.on('connection', (socket) => {
    connections.set(socket, undefined);
    // Node closes a broken connection. Without a listener its error would end the process.
    socket.on('error', () => undefined);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    if (!socket.destroyed) connections.set(socket, response);
    if (isClosing) closeAfter(response, socket);
    handle(request, response);
    // Only for a response that is not yet created or not yet passed to the operating system. Node removes the timeout
    // before the next request.
    if (!response.writableEnded || response.writableLength > 0) socket.setTimeout(limits.inactivity);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    const status = getParseErrorStatus(error.code);
    // A pending response belongs to an earlier request: nothing may be written into it. A connection without any bytes
    // is closed without a response.
    const canRefuse = socket.writable && !isPending(connections.get(socket)) && socket.bytesRead > 0;
    if (status === undefined || !canRefuse) {
      socket.destroy();
      return;
    }
    logger.info({ status, reason: error.code }, 'malformed request');
    refuseMalformedRequest(socket, status);
  });
  // The maximum of connections is reached: idle ones are closed to make room.
  server.on('drop', () => server.closeIdleConnections());
  server.on('error', (error) => {
    if (server.listening) logger.warn({ error }, 'a connection could not be accepted');
  });

  return {
    server,
    async close(withinMs) {
      isClosing = true;
      const closed = once(server, 'close');
      server.close();
      for (const [socket, response] of connections) {
        if (response && isPending(response)) closeAfter(response, socket);
        else socket.destroySoon();
      }
      await Promise.race([closed, pause(withinMs, undefined, { ref: false })]);
      server.closeAllConnections();
    },
  };
}
