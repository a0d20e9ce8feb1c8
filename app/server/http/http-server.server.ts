import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { refuseMalformedRequest, statusForParseError } from './errors/malformed-request.server';
import type { Logger } from './logger.server';

/** In milliseconds, but the last two. */
export interface ConnectionLimits {
  /** Between the first byte of a request, or the opening of the connection, and the end of the headers. */
  headers: number;
  /** Between the first byte of a request and its last. */
  request: number;
  /** Without a byte in either direction: a request that stands still, or a response that is not read. */
  silence: number;
  /** Between two requests. Longer than the minute that proxies keep idle connections open. */
  keepAlive: number;
  /** How often the first two are checked. */
  checkEvery: number;
  connections: number;
}

export const connectionLimits: ConnectionLimits = {
  headers: 20_000,
  request: 180_000,
  silence: 60_000,
  keepAlive: 65_000,
  checkEvery: 5_000,
  connections: 5_000,
};

export interface HttpServer {
  server: Server;
  /**
   * Takes no new connections, closes those without a complete request at once, and the others with their last response
   * or after so many milliseconds.
   */
  close(withinMs: number): Promise<void>;
}

interface HttpServerOptions {
  handle: RequestListener;
  logger: Pick<Logger, 'info' | 'warn'>;
  limits?: ConnectionLimits;
}

/** Whether a request has arrived whole and its response has not yet been handed to the system. */
const isUnderWay = (response: ServerResponse | undefined): boolean =>
  response?.req.complete === true && !response.writableFinished && !response.destroyed;

/** Node's HTTP server with limits for slow visitors, in which no connection can end the process. */
export function createHttpServer({
  handle,
  logger,
  limits = connectionLimits,
}: HttpServerOptions): HttpServer {
  /** Every open connection, with the last response on it. */
  const connections = new Map<Socket, ServerResponse | undefined>();
  let isClosing = false;

  /** Closes a connection when the last of its responses has been sent. */
  function closeAfter(response: ServerResponse, socket: Socket): void {
    if (!response.headersSent) response.setHeader('Connection', 'close');
    response.once('close', () => {
      if (!isUnderWay(connections.get(socket))) socket.destroySoon();
    });
  }

  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.checkEvery,
    keepAliveTimeout: limits.keepAlive,
  });
  server.maxConnections = limits.connections;

  server.on('connection', (socket) => {
    connections.set(socket, undefined);
    // A connection that breaks is closed by Node. Without a listener its error would end the process.
    socket.on('error', () => undefined);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    if (!socket.destroyed) connections.set(socket, response);
    if (isClosing) closeAfter(response, socket);
    handle(request, response);
    // For a response that is still to be made or read; the system has taken most cached ones by now. Node takes the
    // timeout back for the next request.
    if (!response.writableEnded || response.writableLength > 0) socket.setTimeout(limits.silence);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    const status = statusForParseError(error.code);
    // A response that is under way belongs to an earlier request: nothing may be written into it. A connection on
    // which nothing was ever said is not told why it ends.
    const canRefuse = socket.writable && !isUnderWay(connections.get(socket)) && socket.bytesRead > 0;
    if (status === undefined || !canRefuse) {
      socket.destroy();
      return;
    }
    logger.info({ status, reason: error.code }, 'malformed request');
    refuseMalformedRequest(socket, status);
  });
  // Room for the next visitor, when idle connections take up all of it.
  server.on('drop', () => server.closeIdleConnections());
  server.on('error', (fault) => {
    if (server.listening) logger.warn({ fault }, 'a connection could not be accepted');
  });

  return {
    server,
    async close(withinMs) {
      isClosing = true;
      const closed = once(server, 'close');
      server.close();
      for (const [socket, response] of connections) {
        if (response && isUnderWay(response)) closeAfter(response, socket);
        else socket.destroySoon();
      }
      await Promise.race([closed, pause(withinMs, undefined, { ref: false })]);
      server.closeAllConnections();
    },
  };
}
