import type { Server } from 'node:http';
import type { Environment } from '../env.server';
import { StartupError } from './startup-error.server';

function faultOf(code: string | undefined, { HOST, PORT }: Environment): string | undefined {
  if (code === 'EADDRINUSE')
    return `Port ${PORT} is taken by another program. Stop it, or choose another: PORT=${PORT + 1} npm start`;
  if (code === 'EACCES')
    return `Port ${PORT} needs more rights than this program has. Choose one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${HOST} is no address of this machine. 127.0.0.1 is this machine alone, 0.0.0.0 all its addresses.`;
  return undefined;
}

/** Resolves when the server listens. Throws StartFault when it cannot. */
export function listen(server: Server, environment: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const fault = faultOf(error.code, environment);
      reject(fault === undefined ? error : new StartupError(fault));
    });
    server.listen(environment.PORT, environment.HOST, resolve);
  });
}
