import type { InvalidLink, RateLimited, WeakPassword } from '../types.server';

export type ResetRequestResult = { kind: 'accepted' } | RateLimited;
export type ResetResult = { kind: 'changed' } | WeakPassword | InvalidLink;
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
