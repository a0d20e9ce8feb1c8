import type { OidcAccount } from '~/domain/auth/display-cookie';

/** What the browser needs for the flow with the provider. None of it is secret. */
export interface SignInSettings {
  authority: string;
  clientId: string;
  scope: string;
  /** The provider returns it in the ID token. */
  nonce: string;
}

/** The user of a verified ID token. */
export interface OrganisationUser {
  issuer: string;
  subject: string;
  name: string;
  /** Absent when the provider sent none. */
  email?: string;
  emailVerified: boolean;
  /** An account of the sample directory. Its user cannot sign in outside demo mode. */
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
  /** The user was deleted, or is a sample outside demo mode. */
  | 'closed';

/** The token is not accepted, or the provider is not available. */
export type TokenRefusal = { kind: 'refused'; error: TokenError } | { kind: 'unavailable' };

export type OrganisationSignInResult =
  | TokenRefusal
  /** `headers` hold the cookies of the session. */
  | { kind: 'signed-in'; account: OidcAccount; headers: Headers }
  /** Another account has this email. The user must sign in to that account before the two are linked. */
  | { kind: 'address-in-use'; email: string; headers: Headers };

export type VerifyForConnectingResult = TokenRefusal | { kind: 'verified'; headers: Headers };

export type LinkAccountResult = { headers: Headers } & (
  | { kind: 'linked' }
  /** This browser has no verified account for the user. */
  | { kind: 'not-verified' }
  /** The last authentication of the user was too long ago. The verified account stays stored. */
  | { kind: 'stale' }
  /** The organisation account signs in another user. */
  | { kind: 'taken' }
);
