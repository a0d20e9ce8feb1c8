export const USER_ROLES = ['user', 'admin'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** How somebody proved who they are when a session began. */
export const SIGN_IN_METHODS = ['password', 'passkey', 'organisation', 'recovery-code'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** Somebody who has an account here. */
export interface User {
  /** A UUID. */
  id: string;
  /** In lower case. */
  email: string;
  emailVerified: boolean;
  name: string;
  /** The version of their own picture. */
  image?: string;
  role: UserRole;
  /** A code is asked for after the password. */
  twoFactorEnabled: boolean;
}
