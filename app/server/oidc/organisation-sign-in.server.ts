import type { RouterContextProvider } from 'react-router';
import type { Accounts } from '../accounts/accounts.server';
import type { Database } from '../db/database.server';
import type { Environment } from '../env.server';
import type { Logger } from '../http/logger.server';
import type { RenderPage } from '../http/pages/render-page.server';
import { createIdp } from '../idp/idp.server';
import type { Idp } from '../idp/types.server';
import { createOidc } from './oidc.server';
import { localProvider, type Provider, remoteProvider } from './provider.server';
import type { Oidc } from './types.server';

interface Options {
  environment: Environment;
  database: Database;
  accounts: Accounts;
  secret: string;
  logger: Logger;
  renderPage: RenderPage;
  /** Puts into a page's context what every page may ask. */
  provide: (context: RouterContextProvider) => void;
}

const clock = () => new Date();

/** Some thirty users who sign in behind one address in the same minute. */
const PROVIDER_CALLS_PER_MINUTE = 300;

interface ChosenProvider {
  authority: string;
  clientId: string;
  name: string;
  isSampleDirectory: boolean;
  provider: () => Promise<Provider>;
}

/** The provider that the settings name; the embedded one only where there is none and samples are wanted. */
function chooseProvider(environment: Environment, embedded: Idp | undefined) {
  const { OIDC_AUTHORITY, OIDC_CLIENT_ID, OIDC_NAME } = environment;
  if (OIDC_AUTHORITY && OIDC_CLIENT_ID) {
    return {
      authority: OIDC_AUTHORITY,
      clientId: OIDC_CLIENT_ID,
      name: OIDC_NAME ?? 'your organisation',
      isSampleDirectory: false,
      provider: remoteProvider(OIDC_AUTHORITY, clock),
    } satisfies ChosenProvider;
  }
  if (!embedded) return undefined;
  return {
    authority: embedded.issuer,
    clientId: embedded.clientId,
    name: OIDC_NAME ?? 'your organisation',
    isSampleDirectory: true,
    provider: localProvider(embedded),
  } satisfies ChosenProvider;
}

/** Sign-in with the organisation, as far as the settings allow it. Nothing is asked or loaded before somebody uses it. */
export function organisationSignIn(options: Options): {
  embeddedProvider?: Idp;
  identity?: Oidc;
} {
  const { environment, database, accounts, secret, logger, renderPage, provide } = options;
  const { PUBLIC_URL, TRUSTED_PROXIES, FORMS_PER_MINUTE, DEMO, OIDC_AUTHORITY, OIDC_SCOPE } = environment;
  const embeddedProvider =
    DEMO && OIDC_AUTHORITY === undefined
      ? createIdp({
          ...{ database, clock, secret, logger, renderPage, provide },
          publicOrigin: PUBLIC_URL,
          trustedProxies: TRUSTED_PROXIES,
          perMinute: Math.max(PROVIDER_CALLS_PER_MINUTE, FORMS_PER_MINUTE),
        })
      : undefined;
  const chosen = chooseProvider(environment, embeddedProvider);
  if (!chosen) return {};
  const identity = createOidc({
    ...{ database, accounts, secret, clock },
    ...chosen,
    scope: OIDC_SCOPE,
    httpsOnly: PUBLIC_URL.startsWith('https:'),
    reportFault: (fault) => logger.warn({ fault }, 'The identity provider could not be asked.'),
  });
  return { identity, ...(embeddedProvider && { embeddedProvider }) };
}
