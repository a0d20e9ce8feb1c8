import { createContext } from 'react-router';
import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { createErrorResponder } from '../http/errors/error-responder.server';
import { createRateLimit } from '../http/guards/request-rate-limit.server';
import type { IdpDeps, IdpOptions } from './deps.server';
import { handleRequest } from './handle-request.server';
import { IDP_PATH } from './idp-paths.server';
import { getPrompt, submitAnswer } from './interactions.server';
import { createLazyProvider } from './lazy-provider.server';
import { EMBEDDED_CLIENT_ID } from './provider-configuration.server';
import { readPublicKeys } from './signing-keys.server';

/** The embedded identity provider with sample accounts: an OpenID provider under `/idp`, in demo mode only. */
export function createIdp({ db }: Database, options: IdpOptions) {
  const { publicOrigin, trustedProxies, logger, perMinute, renderPage } = options;
  const deps: IdpDeps = {
    db,
    publicOrigin,
    trustedProxies,
    logger,
    limit: createRateLimit(perMinute),
    respondWithError: createErrorResponder(renderPage),
    getProvider: createLazyProvider(db, options),
  };
  return {
    issuer: publicOrigin + IDP_PATH,
    clientId: EMBEDDED_CLIENT_ID,
    ...bindDeps(deps, { handle: handleRequest, getPrompt, submitAnswer, readPublicKeys }),
  };
}

export type Idp = ReturnType<typeof createIdp>;

/** The embedded identity provider, in demo mode only. */
export const idpContext = createContext<Idp | null>(null);
