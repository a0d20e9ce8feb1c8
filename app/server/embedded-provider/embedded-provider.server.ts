import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { RouterContextProvider } from 'react-router';
import type { Database } from '../db/database.server';
import { createErrorAnswers } from '../http/answer-request-error.server';
import { clientAddress, clientNetwork } from '../http/client-address.server';
import type { Logger } from '../http/logger.server';
import { securityHeadersAt } from '../http/opener-policy.server';
import { rateLimitPerMinute } from '../http/rate-limits.server';
import type { RenderPage } from '../http/render-page.server';
import { tooManyRequests } from '../http/request-error.server';
import { EMBEDDED_CLIENT_ID, providerConfiguration } from './configuration.server';
import type { EmbeddedProvider } from './contract.server';
import { interactionsOf } from './interactions.server';
import { PROVIDER_PATH } from './provider-paths.server';
import { sweepRecords } from './records.server';
import { showsNotices } from './show-notice.server';
import { publicPart, signingKey } from './signing-keys.server';

interface ProviderOptions {
  database: Database;
  clock: () => Date;
  secret: string;
  /** The origin that people use. */
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
  const show = showsNotices(publicOrigin, renderPage, provide);
  const provider = new OpenIdProvider(
    publicOrigin + PROVIDER_PATH,
    await providerConfiguration({ database, clock, publicOrigin, secret, show }),
  );
  provider.proxy = options.trustedProxies > 0;
  provider.on('server_error', (_ctx, fault) => logger.error({ path: PROVIDER_PATH, fault }));
  // Without a listener Koa writes its errors to the error output, one for every visitor who leaves early, too. The
  // types leave out what the provider inherits.
  (provider as unknown as EventEmitter).on('error', (fault: NodeJS.ErrnoException) => {
    if (!brokenConnection.has(fault.code ?? '')) logger.error({ path: PROVIDER_PATH, fault });
  });
  await sweepRecords(database, clock);
  return provider;
}

/** Loads its library and makes its keys when it is first asked for, so that a start costs nothing. */
export function createEmbeddedProvider(options: ProviderOptions): EmbeddedProvider {
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
    const wait = await limit.secondsToWait(clientNetwork(clientAddress(request, trustedProxies)));
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
    Object.assign(request, { originalUrl, url: originalUrl.slice(PROVIDER_PATH.length) });
    await provider.callback()(request, response);
  }

  return {
    issuer: publicOrigin + PROVIDER_PATH,
    clientId: EMBEDDED_CLIENT_ID,
    handle(request, response) {
      handle(request, response).catch((fault: unknown) => {
        logger.error({ path: PROVIDER_PATH, fault });
        if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
        response.end('The sign-in could not be answered. Please try again in a minute.');
      });
    },
    publicKeys: async () => ({ keys: [publicPart(await signingKey(database))] }),
    ...interactionsOf(open),
  };
}
