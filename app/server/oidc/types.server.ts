import type { OidcAccount } from '~/domain/auth/display-cookie';
import type { SignedIn } from '../accounts/types.server';

/** What the browser needs to speak to the provider. None of it is secret. */
export interface SignInSettings {
  authority: string;
  clientId: string;
  scope: string;
}

export interface StartedSignIn extends SignInSettings {
  /** Goes to the provider and comes back inside its token. */
  nonce: string;
}

/** Who the provider says somebody is, after its token was verified. */
export interface OrganisationUser {
  issuer: string;
  subject: string;
  name: string;
  /** Absent when the provider passed none on. */
  email?: string;
  emailVerified: boolean;
  /** Whether the sample directory says so: its users cannot sign in once demo mode is off. */
  sample?: boolean;
}

export type TokenError =
  | 'unreadable'
  | 'algorithm'
  | 'signature'
  | 'issuer'
  | 'audience'
  | 'expired'
  | 'too-early'
  | 'claims'
  | 'nonce'
  | 'used'
  | 'no-address'
  /** The user was removed, or is a sample outside demo mode. */
  | 'closed';

/** What may be said of a token that opens nothing. */
export type TokenRefusal = { kind: 'refused'; fault: TokenError } | { kind: 'unavailable' };

export type OrganisationSignIn =
  | TokenRefusal
  /** `headers` hold the cookies of the session. */
  | { kind: 'signed-in'; account: OidcAccount; headers: Headers }
  /** Somebody signs in with this address already: both accounts have to be proved before they become one. */
  | { kind: 'address-in-use'; email: string; headers: Headers };

export type ConnectProof = TokenRefusal | { kind: 'proved'; headers: Headers };

export type LinkResult =
  | { kind: 'linked' }
  | { kind: 'not-proved' }
  /** The user signed in here too long ago; the other proof still stands. */
  | { kind: 'stale' }
  /** It opens another user's account here. */
  | { kind: 'taken' };

/** Sign-in with the organisation: the flow runs in the browser, what it proves is verified here. */
export interface Oidc {
  /** Where pages with its buttons may connect to. */
  readonly origins: readonly string[];
  /** What the button calls the provider. */
  name: string;
  /** Whether an organisation account belongs to this provider. */
  isConfiguredIssuer(issuer: string): boolean;
  /** A fresh nonce for the browser that asks, and the cookie that ties it to this browser. */
  startSignIn(request: Request): { settings: StartedSignIn; headers: Headers };
  /** Finds or makes the user that an ID token proves, and opens a session. A token is taken once. */
  signIn(idToken: string, how: { request: Request; timeZone?: string }): Promise<OrganisationSignIn>;
  /** Verifies a token for somebody who is signed in already: no session is opened, no user is made. */
  verifyForConnecting(actor: SignedIn, idToken: string, request: Request): Promise<ConnectProof>;
  /** The organisation account that this browser proved a moment ago, for whoever is signed in, if anybody is. */
  readVerifiedAccount(request: Request, actor: SignedIn | null): Promise<OrganisationUser | undefined>;
  /** Lets that organisation account open the account of who is signed in now. */
  link(actor: SignedIn, request: Request): Promise<LinkResult & { headers: Headers }>;
}
