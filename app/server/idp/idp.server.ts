import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { RouterContextProvider } from 'react-router';
import type { Database } from '../db/database.server';
import { createErrorAnswers } from '../http/errors/answer-request-error.server';
import { tooManyRequests } from '../http/errors/request-error.server';
import { clientIp, clientNetwork } from '../http/guards/client-ip.server';
import { rateLimitPerMinute } from '../http/guards/request-rate-limit.server';
import type { Logger } from '../http/logger.server';
import { securityHeadersAt } from '../http/pages/opener-policy.server';
import type { RenderPage } from '../http/pages/render-page.server';
import { EMBEDDED_CLIENT_ID, providerConfiguration } from './configuration.server';
import { IDP_PATH } from './idp-paths.server';
import { createInteractions } from './interactions.server';
import { purgeExpiredRecords } from './records.server';
import { renderProviderPages } from './render-provider-page.server';
import { loadSigningKey, toPublicKey } from './signing-keys.server';
import type { Idp } from './types.server';

interface ProviderOptions {
  database: Database;
  clock: () => Date;
  secret: string;
  /** The origin that users use. */
  publicOrigin: string;
  /** As in the setting TRUSTED_PROXIES. */
  trustedProxies: number;
  /** How often one network may ask in a minute; a sign-in asks fewer than ten times. */
  perMinute: number;
  logger: Logger;
  renderPage: RenderPage;
  /** Puts into a page's context what every page may ask. */
  provide: (context: RouterContextProvider) => void;
}

/** Its few pages that are not ours load nothing, and send themselves on by one script, which it allows by hash. */
const policy =
  "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const brokenConnection = new Set(['ECONNRESET', 'EPIPE']);

async function openProvider(options: ProviderOptions): Promise<Provider> {
  const { database, clock, secret, publicOrigin, logger, renderPage, provide } = options;
  const { default: OpenIdProvider } = await import('oidc-provider');
  const show = renderProviderPages(publicOrigin, renderPage, provide);
  const provider = new OpenIdProvider(
    publicOrigin + IDP_PATH,
    await providerConfiguration({ database, clock, publicOrigin, secret, show }),
  );
  provider.proxy = options.trustedProxies > 0;
  provider.on('server_error', (_ctx, fault) => logger.error({ path: IDP_PATH, fault }));
  // Without a listener Koa writes its errors to the error output, one for every visitor who leaves early, too. The
  // types leave out what the provider inherits.
  (provider as unknown as EventEmitter).on('error', (fault: NodeJS.ErrnoException) => {
    if (!brokenConnection.has(fault.code ?? '')) logger.error({ path: IDP_PATH, fault });
  });
  await purgeExpiredRecords(database, clock);
  return provider;
}

/** Loads its library and makes its keys when it is first asked for, so that a start costs nothing. */
export function createIdp(options: ProviderOptions): Idp {
  const { database, publicOrigin, logger, trustedProxies } = options;
  const limit = rateLimitPerMinute(options.perMinute);
  const answerError = createErrorAnswers(options.renderPage);
  let opened: Promise<Provider> | undefined;
  const open = () => {
    opened ??= openProvider(options).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };

  /** Answers whoever asks too often; true when that was done. */
  async function refuses(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const wait = await limit.secondsToWait(clientNetwork(clientIp(request, trustedProxies)));
    if (wait === undefined) return false;
    const asked = new Request(new URL(request.url ?? '/', publicOrigin), {
      headers: {
        Accept: request.headers.accept ?? '',
        'Content-Type': request.headers['content-type'] ?? '',
      },
    });
    const answer = await answerError(asked, tooManyRequests(wait));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
    return true;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await refuses(request, response)) return;
    const provider = await open();
    const headers = {
      ...securityHeadersAt(request.url ?? ''),
      'Content-Security-Policy': policy,
    };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // The library reads from these where it is mounted.
    const originalUrl = request.url ?? '';
    Object.assign(request, { originalUrl, url: originalUrl.slice(IDP_PATH.length) });
    await provider.callback()(request, response);
  }

  return {
    issuer: publicOrigin + IDP_PATH,
    clientId: EMBEDDED_CLIENT_ID,
    handle(request, response) {
      handle(request, response).catch((fault: unknown) => {
        logger.error({ path: IDP_PATH, fault });
        if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
        response.end('The sign-in could not be answered. Please try again in a minute.');
      });
    },
    publicKeys: async () => ({ keys: [toPublicKey(await loadSigningKey(database))] }),
    ...createInteractions(open),
  };
}
