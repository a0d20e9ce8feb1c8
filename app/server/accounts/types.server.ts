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
export type ConfirmResult = SessionOpened | { kind: 'refused' } | InvalidLink | RateLimited;

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
