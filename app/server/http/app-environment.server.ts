import type { HttpBindings } from '@hono/node-server';
import type { RequestError } from './errors/request-error.server';

/** What each part of the app may ask of a request, beside the request itself. */
export interface AppEnvironment {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** The client's address, as far as our own proxies vouch for it. */
    client: string;
    answerError: (error: RequestError) => Promise<Response>;
  };
}
