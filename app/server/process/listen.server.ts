import { createServer, type Server } from 'node:net';
import { StartupError } from './startup-error.server';

/** Where a server of the site listens. */
export interface ListenAddress {
  HOST: string;
  PORT: number;
  /** The setting of the port. Default: PORT. */
  setting?: 'PORT' | 'METRICS_PORT';
  /** Where this process serves its metrics already. */
  METRICS_PORT?: number | undefined;
}

function describeListenError(
  code: string | undefined,
  { HOST, PORT, setting = 'PORT', METRICS_PORT }: ListenAddress,
): string | undefined {
  if (code === 'EADDRINUSE' && PORT === METRICS_PORT)
    return `Error: PORT and METRICS_PORT are both ${PORT}. Choose another port for the metrics: METRICS_PORT=${PORT + 1} npm start`;
  if (code === 'EADDRINUSE')
    return `Error: port ${PORT} is in use. Stop the other program, or choose another port: ${setting}=${PORT + 1} npm start`;
  if (code === 'EACCES')
    return `Error: no permission to use port ${PORT}. Set ${setting} to a port above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `Error: HOST ${HOST} is not an IP address of this machine. Use 127.0.0.1 for this machine only, or 0.0.0.0 for all interfaces.`;
  return undefined;
}

/** Resolves when the server listens. Throws StartupError if the address cannot be used. */
export function listen(server: Server, address: ListenAddress): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = describeListenError(error.code, address);
      reject(message === undefined ? error : new StartupError(message));
    });
    server.listen(address.PORT, address.HOST, resolve);
  });
}

/** Before anything is written: throws StartupError if the address cannot be used. */
export async function checkAddress(address: ListenAddress): Promise<void> {
  const server = createServer();
  await listen(server, address);
  await new Promise((resolve) => server.close(resolve));
}
