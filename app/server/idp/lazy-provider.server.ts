import type { EventEmitter } from 'node:events';
import type Provider from 'oidc-provider';
import type { QueryBuilder } from '../db/database.server';
import type { IdpOptions } from './deps.server';
import { IDP_PATH } from './idp-paths.server';
import { createProviderConfiguration } from './provider-configuration.server';
import { purgeExpiredRecords } from './records.server';
import { createProviderPageRenderer } from './render-provider-page.server';
import { createNotFoundResponder } from './respond-not-found.server';

/** The visitor closed the connection. */
const CLOSED_CONNECTION_CODES = new Set(['ECONNRESET', 'EPIPE']);

async function createProvider(db: QueryBuilder, options: IdpOptions): Promise<Provider> {
  const { publicOrigin, trustedProxies, logger, clock } = options;
  const { default: ProviderOfLibrary } = await import('oidc-provider');
  const configuration = await createProviderConfiguration({
    db,
    clock,
    publicOrigin,
    secret: options.secret,
    showPage: createProviderPageRenderer(options),
  });
  const provider = new ProviderOfLibrary(publicOrigin + IDP_PATH, configuration);
  provider.proxy = trustedProxies > 0;
  provider.on('server_error', (_ctx, error) =>
    logger.error({ path: IDP_PATH, error }, 'the embedded identity provider failed'),
  );
  // Without a listener, Koa prints its errors, also one for every visitor who closes the connection. The types of the
  // provider leave out the class that it extends.
  (provider as unknown as EventEmitter).on('error', (error: NodeJS.ErrnoException) => {
    if (!CLOSED_CONNECTION_CODES.has(error.code ?? ''))
      logger.error({ path: IDP_PATH, error }, 'the embedded identity provider failed');
  });
  provider.use(createNotFoundResponder(options));
  await purgeExpiredRecords({ db }, clock);
  return provider;
}

/** Creates the provider with the first call. After an error, the next call tries again. */
export function createLazyProvider(db: QueryBuilder, options: IdpOptions): () => Promise<Provider> {
  let created: Promise<Provider> | undefined;
  return () => {
    created ??= createProvider(db, options).catch((error: unknown) => {
      created = undefined;
      throw error;
    });
    return created;
  };
}
