import type { PasskeyAssertion, PasskeyRegistration } from '~/domain/auth/passkey-schema';
import type { SignInMethod, User, UserRole } from '~/domain/auth/user';
import type { EmailQueue } from '../email/types.server';
import type { IsBreachedPassword } from './breached-passwords/breached-passwords.server';
import type { RemoveResult } from './credentials/remove-credential.server';

/** A browser that is signed in. */
export interface AccountSession {
  id: string;
  userId: string;
  method: SignInMethod;
  /** What the browser says it is, in words: "Firefox on Linux". */
  device: string;
  /** All that is kept of the place, and only where the browser's script told it: "Asia/Kolkata". */
  timeZone?: string;
  createdAt: Date;
  lastSeenAt: Date;
  /** When the user last proved who they are in this session. */
  authenticatedAt: Date;
  expiresAt: Date;
}

/** The session of a request with its user, as the database has them now. */
export interface SignedIn {
  user: User;
  session: AccountSession;
}

/** Who asks: the request, and what is known about the browser beside it. */
export interface ClientInfo {
  request: Request;
  /** As `clientAddressContext` has it; counted, never kept with a session. */
  ipAddress: string;
  timeZone?: string | undefined;
}

export interface Credentials {
  email: string;
  password: string;
}

/** Too many tries; so many seconds to wait. */
export type RateLimited = { kind: 'wait'; seconds: number };
/** The password may not be used, and why: a sentence for the form. */
export type WeakPassword = { kind: 'weak'; issue: string };
/** A link that was used, is too old or was never ours. */
export type InvalidLink = { kind: 'gone' };

/** `headers` hold the cookies that must reach the browser. */
export type SessionOpened = { kind: 'signed-in'; user: User; headers: Headers };

export type SignInResult =
  | SessionOpened
  /** The password was right; a code is needed next. */
  | { kind: 'second-factor'; headers: Headers }
  /** Unknown, wrong, or no longer allowed: never said which. */
  | { kind: 'refused' }
  | RateLimited;

export interface NewAccount extends Credentials {
  name: string;
}

/** Without a mail, the address has had as many as an unconfirmed one may get: known here or not. */
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
 * `stale`: there is no password to ask for, and the last sign-in is too long ago · `withheld`: the new address has had as
 * many mails as an unconfirmed one may get.
 */
export type ChangeEmailResult = { kind: 'accepted' | 'same' | 'wrong' | 'wait' | 'stale' | 'withheld' };
export type BeginTwoFactorResult = { kind: 'begun' | 'on' | 'wrong' | 'wait' };
/** `headers` hold the new cookie of this session; the codes are to be shown once. `gone`: nothing was begun. */
export type ConfirmTwoFactorResult =
  | { kind: 'on'; headers: Headers; recoveryCodes: string[] }
  | { kind: 'wrong' | 'wait' | 'gone' };
export type EndTwoFactorResult = { kind: 'off'; headers: Headers } | { kind: 'wrong' | 'wait' };
export type RecoveryCodesResult =
  | { kind: 'made'; recoveryCodes: string[] }
  | { kind: 'wrong' | 'wait' | 'off' };

/** What the link of a sign-up would make. */
export interface OpenSignUp {
  email: string;
  name: string;
  /** False in the browser that typed it a moment ago. */
  asksForPassword: boolean;
}

export interface NewUser {
  email: string;
  name: string;
  emailVerified: boolean;
  role?: UserRole;
  /** A sample user cannot sign in once demo mode is off. */
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

/** For an authenticator app: the address for the QR code, and the same secret to type. */
export interface TwoFactorSecret {
  uri: string;
  secret: string;
}

/** An organisation account, as its provider knows it. */
export interface OrganisationAccount {
  issuer: string;
  subject: string;
}

/** One that opens this account here. */
export interface Organisation {
  id: string;
  issuer: string;
  connectedAt: Date;
}

export interface Passkey {
  id: string;
  name: string;
  /** Kept by the maker of the phone or browser for all of a user's devices. */
  synced: boolean;
  createdAt: Date;
}

/** `options` go to `navigator.credentials` as JSON, `headers` to the browser. */
export interface PasskeyOptions {
  options: unknown;
  headers: Headers;
}

/** Methods that take `actor` act for that user alone; with `request` they use the session of it. */
export interface Accounts {
  /**
   * The live session of a request, by its cookie alone. One query; none when the request has no cookie. What a page asks
   * by itself is not `byPerson`: nobody was seen, and the session grows idle.
   */
  getSession(request: Request, how?: { byPerson: boolean }): Promise<SignedIn | null>;
  /**
   * Opens a session for somebody who has just proved who they are in another way, and answers with its `Set-Cookie`
   * headers. Throws when there is no such user.
   */
  openSession(
    userId: string,
    how: { method: SignInMethod; request: Request; timeZone?: string | undefined },
  ): Promise<Headers>;
  /** Ends the session of a request, if it has one, and answers with the headers that delete its cookies. */
  closeSession(request: Request): Promise<Headers>;
  /** Live sessions, the one seen last first. */
  listSessions(actor: SignedIn): Promise<AccountSession[]>;
  /** Ends one of the user's own sessions. False for any other. */
  revokeSession(actor: SignedIn, sessionId: string): Promise<boolean>;
  /** Ends all of the user's sessions but this one. Resolves to their number. */
  revokeOtherSessions(actor: SignedIn): Promise<number>;
  /** The last tries to sign in to this account, failed ones too, the newest first. */
  listSignIns(actor: SignedIn): Promise<SignInRecord[]>;

  signInWithPassword(credentials: Credentials, asker: ClientInfo): Promise<SignInResult>;
  /** Whether this browser gave a right password and a code is awaited. */
  isTwoFactorPending(request: Request): Promise<boolean>;
  /** With six digits of the app or a recovery code. */
  signInWithCode(code: string, asker: ClientInfo): Promise<SignInResult | { kind: 'start-again' }>;
  createPasskeySignInOptions(request: Request): Promise<PasskeyOptions>;
  signInWithPasskey(proof: PasskeyAssertion, asker: ClientInfo): Promise<SignInResult>;

  /** Always accepted for a good password; a mail says the rest. */
  signUp(account: NewAccount, asker: ClientInfo): Promise<SignUpResult>;
  getPendingSignUp(token: string, request: Request): Promise<OpenSignUp | null>;
  confirmSignUp(given: { token: string; password?: string }, asker: ClientInfo): Promise<ConfirmResult>;
  requestPasswordReset(email: string, asker: ClientInfo): Promise<ResetRequestResult>;
  isPasswordResetValid(token: string): Promise<boolean>;
  resetPassword(given: { token: string; password: string }): Promise<ResetResult>;

  hasPassword(actor: SignedIn): Promise<boolean>;
  /** A right password is a fresh proof: `provenAt` is now. */
  reauthenticate(actor: SignedIn, password: string): Promise<'right' | 'wrong' | 'wait'>;
  changePassword(actor: SignedIn, given: { current: string; next: string }): Promise<ChangePasswordResult>;
  /** Nothing changes before the link in the mail to the new address is followed. */
  requestEmailChange(actor: SignedIn, given: { email: string; password: string }): Promise<ChangeEmailResult>;
  /** The new address; `null` for a link that opens nothing. */
  getEmailChange(token: string): Promise<string | null>;
  confirmEmailChange(token: string): Promise<ConfirmEmailResult>;
  /** The new address that a change in progress is about; `null` for a link that stops nothing. */
  openEmailChangeStop(token: string): Promise<string | null>;
  /** By the link that the present address was sent when the change was asked for. */
  stopEmailChange(given: { token: string; endsSessions: boolean }): Promise<StopEmailResult>;

  /** Nothing is protected before `confirmTwoFactor`. */
  startTwoFactorSetup(
    actor: SignedIn,
    given: { request: Request; password: string },
  ): Promise<BeginTwoFactorResult>;
  /** What was begun and not confirmed. Shown only to somebody who typed the password a moment ago. */
  getTwoFactorSetup(actor: SignedIn): Promise<TwoFactorSecret | undefined>;
  enableTwoFactor(
    actor: SignedIn,
    given: { request: Request; code: string },
  ): Promise<ConfirmTwoFactorResult>;
  disableTwoFactor(
    actor: SignedIn,
    given: { request: Request; password: string },
  ): Promise<EndTwoFactorResult>;
  createRecoveryCodes(
    actor: SignedIn,
    given: { request: Request; password: string },
  ): Promise<RecoveryCodesResult>;
  countRecoveryCodes(actor: SignedIn): Promise<number>;

  listPasskeys(actor: SignedIn): Promise<Passkey[]>;
  /** `stale` when the last proof is older than a day: the user signs in again first. */
  createPasskeyOptions(actor: SignedIn, request: Request): Promise<PasskeyOptions | 'stale' | 'wait'>;
  addPasskey(
    actor: SignedIn,
    given: { request: Request; response: PasskeyRegistration; name: string },
  ): Promise<boolean>;
  renamePasskey(actor: SignedIn, given: { id: string; name: string }): Promise<boolean>;
  /** `last` when nothing else would open the account; then it stays. */
  removePasskey(actor: SignedIn, id: string): Promise<RemoveResult>;

  /** The organisation accounts that open this one, the oldest first. */
  listOrganisations(actor: SignedIn): Promise<Organisation[]>;
  /**
   * For an organisation account whose proof was verified. `taken` when it opens somebody else's account, `stale` when the
   * session has been ended.
   */
  connectOrganisation(
    actor: SignedIn,
    account: OrganisationAccount,
  ): Promise<'connected' | 'taken' | 'stale'>;
  /** `last` when nothing else would open the account; then it stays. */
  disconnectOrganisation(actor: SignedIn, id: string): Promise<RemoveResult>;

  /**
   * Needs `users.manage`, else throws NotAllowedError. The user's sessions end; `own` for the own role, which nobody
   * changes.
   */
  changeRole(
    actor: SignedIn,
    given: { userId: string; role: UserRole },
  ): Promise<'changed' | 'own' | 'unknown'>;
  getUserById(id: string): Promise<User | null>;
  getUserByEmail(email: string): Promise<User | null>;
  /** Somebody without a password yet. Throws when the address is taken. */
  createUser(user: NewUser): Promise<User>;
}

export interface AccountsOptions {
  /** Signs sessions and encrypts secrets of second factors. */
  secret: string;
  /** Where users reach the site: decides on `Secure` cookies and on the addresses passkeys belong to. */
  publicUrl: string;
  /** Whether sample accounts may be used. */
  demo: boolean;
  mail: EmailQueue;
  clock: () => Date;
  /** New passwords that it knows are refused. */
  isBreachedPassword: IsBreachedPassword;
}
