import type { RouterContextProvider } from 'react-router';
import type { Accounts } from '../accounts/accounts.server';
import type { Database } from '../db/database.server';
import type { Environment } from '../env.server';
import type { Logger } from '../http/logger.server';
import type { RenderPage } from '../http/pages/render-page.server';
import { createIdp, type Idp } from '../idp/idp.server';
import type { OidcOptions } from '../oidc/deps.server';
import { createOidc, type Oidc } from '../oidc/oidc.server';
import { createLocalProvider, createRemoteProvider } from '../oidc/provider.server';

interface Options {
  environment: Environment;
  database: Database;
  accounts: Accounts;
  secret: string;
  logger: Logger;
  renderPage: RenderPage;
  /** Sets the contexts that every page may read. */
  provide: (context: RouterContextProvider) => void;
}

type ProviderOptions = Pick<
  OidcOptions,
  'authority' | 'clientId' | 'name' | 'isSampleDirectory' | 'getProvider'
>;

/** About thirty users who sign in within one minute behind one IP address. */
const IDP_REQUESTS_PER_MINUTE = 300;

const DEFAULT_NAME = 'your organisation';

const clock = () => new Date();

/** The embedded IdP, in demo mode when the settings name no other provider. */
function createEmbeddedIdp(options: Options): Idp | undefined {
  const { environment, database, secret, logger, renderPage, provide } = options;
  const { PUBLIC_URL, TRUSTED_PROXIES, FORMS_PER_MINUTE, DEMO, OIDC_AUTHORITY } = environment;
  if (!DEMO || OIDC_AUTHORITY !== undefined) return undefined;
  return createIdp(database, {
    secret,
    logger,
    renderPage,
    provide,
    clock,
    publicOrigin: PUBLIC_URL,
    trustedProxies: TRUSTED_PROXIES,
    perMinute: Math.max(IDP_REQUESTS_PER_MINUTE, FORMS_PER_MINUTE),
  });
}

function chooseProvider(environment: Environment, idp: Idp | undefined): ProviderOptions | undefined {
  const { OIDC_AUTHORITY, OIDC_CLIENT_ID, OIDC_NAME: name = DEFAULT_NAME } = environment;
  if (OIDC_AUTHORITY && OIDC_CLIENT_ID) {
    return {
      authority: OIDC_AUTHORITY,
      clientId: OIDC_CLIENT_ID,
      name,
      isSampleDirectory: false,
      getProvider: createRemoteProvider(OIDC_AUTHORITY, clock),
    };
  }
  if (!idp) return undefined;
  return {
    authority: idp.issuer,
    clientId: idp.clientId,
    name,
    isSampleDirectory: true,
    getProvider: createLocalProvider(idp),
  };
}

/** The sign-in with an organisation that the settings allow. Nothing is loaded or requested before the first use. */
export function createOrganisationSignIn(options: Options): { idp?: Idp; oidc?: Oidc } {
  const { environment, database, accounts, secret, logger } = options;
  const idp = createEmbeddedIdp(options);
  const provider = chooseProvider(environment, idp);
  if (!provider) return {};
  const oidc = createOidc(database, {
    accounts,
    secret,
    clock,
    ...provider,
    scope: environment.OIDC_SCOPE,
    httpsOnly: environment.PUBLIC_URL.startsWith('https:'),
    reportError: (error) => logger.warn({ error }, 'The identity provider is not available.'),
  });
  return { oidc, ...(idp && { idp }) };
}
