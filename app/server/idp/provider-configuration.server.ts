import type { Account, Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { type DirectoryAccount, directoryAccounts } from '~/content/samples/sample-directory';
import { paths } from '~/paths';
import { site } from '~site';
import { deriveKey } from '../crypto/signatures.server';
import type { ServiceDeps } from '../db/database.server';
import { getInteractionPath } from './idp-paths.server';
import { createRecordAdapter } from './records.server';
import { loadSigningKey, SIGNING_ALGORITHM } from './signing-keys.server';
import type { ProviderPage } from './types.server';

/** The account with this id; `undefined` for an unknown id. */
export function findDirectoryAccount(id: string | undefined): DirectoryAccount | undefined {
  return directoryAccounts.find((account) => account.id === id);
}

/** An account of the sample directory, in the form that the library needs. */
function findAccount(id: string): Account | undefined {
  const account = findDirectoryAccount(id);
  if (!account) return undefined;
  const { name, username } = account;
  return {
    accountId: id,
    claims: () => ({ sub: id, name, preferred_username: username, email: username, email_verified: true }),
  };
}

/** The only client: this site, as a public client in the browser, which cannot hold a secret. */
export const EMBEDDED_CLIENT_ID = 'site';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

interface ConfigurationOptions extends ServiceDeps {
  publicOrigin: string;
  secret: string;
  /** Responds with a page of the site. */
  showPage: (ctx: KoaContextWithOIDC, page: ProviderPage) => Promise<void>;
}

/** The page for an error. Only `server_error` is an error of the provider; clients and users cause the others. */
function createErrorPage(error: string, status: number): ProviderPage {
  const isServerError = error === 'server_error';
  return {
    kind: 'error',
    status,
    title: isServerError ? 'The directory broke down.' : 'This step does not fit.',
    text: isServerError
      ? 'The fault has been recorded. Please try again in a minute.'
      : 'The address was changed on its way, is out of date, or was opened in another browser than the one you began in.',
  };
}

/** The settings of the library. */
export async function createProviderConfiguration(options: ConfigurationOptions): Promise<Configuration> {
  const { db, clock, publicOrigin, secret, showPage } = options;
  const toUrl = (path: string) => `${publicOrigin}${path}`;
  return {
    adapter: createRecordAdapter({ db }, clock),
    clients: [
      {
        client_id: EMBEDDED_CLIENT_ID,
        client_name: site.name,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [toUrl(paths.auth.oidcCallback()), toUrl(paths.auth.oidcPopupCallback())],
        post_logout_redirect_uris: [toUrl(paths.auth.oidcPopupCallback())],
        id_token_signed_response_alg: SIGNING_ALGORITHM,
      },
    ],
    jwks: { keys: [await loadSigningKey({ db })] },
    cookies: {
      keys: [deriveKey(secret, 'embedded-provider', 'base64url')],
      names: { session: 'idp.session', interaction: 'idp.interaction', resume: 'idp.resume' },
    },
    scopes: ['openid', 'profile', 'email'],
    claims: {
      openid: ['sub'],
      profile: ['name', 'preferred_username'],
      email: ['email', 'email_verified'],
    },
    // The site reads the ID token only, so name and email are in it.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx) => {
          const account = findDirectoryAccount(ctx.oidc.session?.accountId);
          return showPage(ctx, {
            kind: 'sign-out',
            ...(account && { account }),
            ...(ctx.oidc.client?.clientName && { client: ctx.oidc.client.clientName }),
            token: String(ctx.oidc.session?.state?.secret),
            action: ctx.oidc.urlFor('end_session_confirm'),
          });
        },
        postLogoutSuccessSource: (ctx) => showPage(ctx, { kind: 'signed-out' }),
      },
    },
    interactions: { url: (_ctx, { uid }) => getInteractionPath(uid) },
    findAccount: (_ctx, id) => findAccount(id),
    clientBasedCORS: (_ctx, origin) => origin === publicOrigin,
    renderError: (ctx, { error }) => showPage(ctx, createErrorPage(error, ctx.status)),
    ttl: {
      AccessToken: 5 * MINUTE_S,
      AuthorizationCode: MINUTE_S,
      IdToken: 5 * MINUTE_S,
      Interaction: 15 * MINUTE_S,
      Session: 8 * HOUR_S,
      Grant: 8 * HOUR_S,
    },
  };
}
