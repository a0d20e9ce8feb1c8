/** `staff` work in the back office; `admin` may also see invoices, users and the audit log. */
export const USER_ROLES = ['user', 'staff', 'admin'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** How the user authenticated when the session started. */
export const SIGN_IN_METHODS = ['password', 'passkey', 'organisation', 'recovery-code'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** A user with an account. */
export interface User {
  /** A UUID. */
  id: string;
  /** In lower case. */
  email: string;
  emailVerified: boolean;
  name: string;
  /** The version of the profile picture. */
  image?: string;
  role: UserRole;
  /** Signing in with a password also needs a two-factor code. */
  twoFactorEnabled: boolean;
}
