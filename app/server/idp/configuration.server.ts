import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { paths } from '~/paths';
import { site } from '~site';
import { deriveKey } from '../crypto/signatures.server';
import type { Database } from '../db/database.server';
import { directoryAccount, findAccount } from './directory.server';
import { interactionPath } from './idp-paths.server';
import { createRecordAdapter } from './records.server';
import { loadSigningKey, SIGNING_ALGORITHM } from './signing-keys.server';
import type { ProviderPage } from './types.server';

/** The one client: this site, as a program in the browser that can keep no secret. */
export const EMBEDDED_CLIENT_ID = 'site';

const MINUTES = 60;
const HOURS = 60 * MINUTES;

interface ConfigurationOptions {
  database: Database;
  clock: () => Date;
  publicOrigin: string;
  secret: string;
  /** Writes one of our own pages as the answer. */
  show: (ctx: KoaContextWithOIDC, notice: ProviderPage) => Promise<void>;
}

/** Words for what clients and users do wrong; the rest is the provider's own fault. */
function faultNotice(error: string, status: number): ProviderPage {
  const isOurs = error === 'server_error';
  return {
    kind: 'fault',
    status,
    title: isOurs ? 'The directory broke down.' : 'This step does not fit.',
    text: isOurs
      ? 'The fault has been recorded. Please try again in a minute.'
      : 'The address was changed on its way, is out of date, or was opened in another browser than the one you began in.',
  };
}

export async function providerConfiguration(options: ConfigurationOptions): Promise<Configuration> {
  const { database, clock, publicOrigin, secret, show } = options;
  const here = (path: string) => `${publicOrigin}${path}`;
  return {
    adapter: createRecordAdapter(database, clock),
    clients: [
      {
        client_id: EMBEDDED_CLIENT_ID,
        client_name: site.name,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [here(paths.auth.oidcCallback()), here(paths.auth.oidcPopupCallback())],
        post_logout_redirect_uris: [here(paths.auth.oidcPopupCallback())],
        id_token_signed_response_alg: SIGNING_ALGORITHM,
      },
    ],
    jwks: { keys: [await loadSigningKey(database)] },
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
    // The site asks for nothing but the ID token: name and address stand in it.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx) => {
          const account = directoryAccount(ctx.oidc.session?.accountId);
          return show(ctx, {
            kind: 'sign-out',
            ...(account && { account }),
            ...(ctx.oidc.client?.clientName && { client: ctx.oidc.client.clientName }),
            token: String(ctx.oidc.session?.state?.secret),
            action: ctx.oidc.urlFor('end_session_confirm'),
          });
        },
        postLogoutSuccessSource: (ctx) => show(ctx, { kind: 'signed-out' }),
      },
    },
    interactions: { url: (_ctx, { uid }) => interactionPath(uid) },
    findAccount: (_ctx, id) => findAccount(id),
    clientBasedCORS: (_ctx, origin) => origin === publicOrigin,
    renderError: (ctx, { error }) => show(ctx, faultNotice(error, ctx.status)),
    ttl: {
      AccessToken: 5 * MINUTES,
      AuthorizationCode: MINUTES,
      IdToken: 5 * MINUTES,
      Interaction: 15 * MINUTES,
      Session: 8 * HOURS,
      Grant: 8 * HOURS,
    },
  };
}
