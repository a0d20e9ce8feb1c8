import type { HttpBindings } from '@hono/node-server';
import type { RequestError } from './errors/request-error.server';

/** The environment of the Hono app. */
export interface AppEnvironment {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** IP address of the client, as reported by the trusted proxies. */
    client: string;
    respondWithError: (error: RequestError) => Promise<Response>;
  };
}
