import type { SignInMethod, User, UserRole } from '~/domain/auth/user';

/** The request with what is known about its client. */
export interface ClientInfo {
  request: Request;
  /** From `clientIpContext`. Counters use it; no session stores it. */
  ipAddress: string;
  timeZone?: string | undefined;
}

export interface Credentials {
  email: string;
  password: string;
}

/** Too many attempts: the seconds to wait. */
export type RateLimited = { kind: 'wait'; seconds: number };
/** The password is not accepted. `issue` is a sentence for the form. */
export type WeakPassword = { kind: 'weak'; issue: string };
/** The link was used, has expired or has no valid signature. */
export type InvalidLink = { kind: 'gone' };

/** `headers` hold the cookies for the browser. */
export type SessionOpened = { kind: 'signed-in'; user: User; headers: Headers };

export type SignInResult =
  | SessionOpened
  /** The password was correct; a code is needed next. */
  | { kind: 'two-factor'; headers: Headers }
  /** Unknown user, wrong password or unusable account: the response does not show which. */
  | { kind: 'refused' }
  | RateLimited;

export interface NewAccount extends Credentials {
  name: string;
}

/** No email is sent when an unconfirmed email has reached its limit, whether it has an account or not. */
export type SignUpResult =
  | { kind: 'accepted'; isEmailSent: boolean; headers: Headers }
  | WeakPassword
  | RateLimited;
export type ResetRequestResult = { kind: 'accepted' } | RateLimited;
export type ResetResult = { kind: 'changed' } | WeakPassword | InvalidLink;
export type ConfirmResult = SessionOpened | { kind: 'refused' } | InvalidLink | RateLimited;
export type StopEmailResult = { kind: 'stopped' } | InvalidLink;
export type ConfirmEmailResult = { kind: 'changed'; email: string } | InvalidLink;
export type ChangePasswordResult = { kind: 'changed' | 'wrong' | 'wait' } | WeakPassword;
/**
 * `stale`: the user has no password and the sign-in is not recent · `withheld`: the new email has reached the limit of an
 * unconfirmed one.
 */
export type ChangeEmailResult = { kind: 'accepted' | 'same' | 'wrong' | 'wait' | 'stale' | 'withheld' };
export type BeginTwoFactorResult = { kind: 'started' | 'on' | 'wrong' | 'wait' };
/** `headers` hold the new cookie of this session. The codes are shown once. `gone`: there is no setup. */
export type ConfirmTwoFactorResult =
  | { kind: 'on'; headers: Headers; recoveryCodes: string[] }
  | { kind: 'wrong' | 'wait' | 'gone' };
export type EndTwoFactorResult = { kind: 'off'; headers: Headers } | { kind: 'wrong' | 'wait' };
export type RecoveryCodesResult =
  | { kind: 'made'; recoveryCodes: string[] }
  | { kind: 'wrong' | 'wait' | 'off' };

/** A sign-up that waits for its confirmation. */
export interface PendingSignUp {
  email: string;
  name: string;
  /** False in the browser in which the password was typed. */
  asksForPassword: boolean;
}

export interface NewUser {
  email: string;
  name: string;
  emailVerified: boolean;
  role?: UserRole;
  /** A sample user cannot sign in outside demo mode. */
  sample?: boolean;
}

export interface SignInRecord {
  id: string;
  method: SignInMethod;
  succeeded: boolean;
  device: string;
  timeZone?: string;
  at: Date;
}

/** For an authenticator app: the URI for the QR code, and the same secret to type. */
export interface TwoFactorSecret {
  uri: string;
  secret: string;
}

/** The identity of an organisation account at its provider. */
export interface OrganisationAccount {
  issuer: string;
  subject: string;
}

/** An organisation account that signs the user in. */
export interface Organisation {
  id: string;
  issuer: string;
  connectedAt: Date;
}

export interface Passkey {
  id: string;
  name: string;
  /** Whether the vendor of the device stores it for all devices of the user. */
  synced: boolean;
  createdAt: Date;
}

/** `options` go to `navigator.credentials` as JSON. `headers` hold the cookies for the browser. */
export interface PasskeyOptions {
  options: unknown;
  headers: Headers;
}
