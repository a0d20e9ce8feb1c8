import type Provider from 'oidc-provider';
import type { RouterContextProvider } from 'react-router';
import type { QueryBuilder } from '../db/database.server';
import type { ErrorResponder } from '../http/errors/error-responder.server';
import type { RateLimit } from '../http/guards/request-rate-limit.server';
import type { Logger } from '../http/logger.server';
import type { RenderPage } from '../http/pages/render-page.server';

export interface IdpOptions {
  /** Signs the cookies of the provider. */
  secret: string;
  /** The origin of the site, as browsers see it. */
  publicOrigin: string;
  /** As in the setting TRUSTED_PROXIES. */
  trustedProxies: number;
  /** Requests that one network may send in a minute. A sign-in needs fewer than ten. */
  perMinute: number;
  logger: Logger;
  renderPage: RenderPage;
  /** Sets the contexts that every page may read. */
  provide: (context: RouterContextProvider) => void;
  clock: () => Date;
}

export interface IdpDeps {
  db: QueryBuilder;
  publicOrigin: string;
  trustedProxies: number;
  logger: Logger;
  limit: RateLimit;
  respondWithError: ErrorResponder;
  /** Loads the library and creates the keys with the first request, so that the start of the server needs neither. */
  getProvider: () => Promise<Provider>;
}
