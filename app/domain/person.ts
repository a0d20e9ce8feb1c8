export const ROLES = ['user', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** How somebody proved who they are when a session began. */
export const SESSION_METHODS = ['password', 'passkey', 'organisation', 'recovery-code'] as const;
export type SessionMethod = (typeof SESSION_METHODS)[number];

/** Somebody who has an account here. */
export interface Person {
  /** A UUID. */
  id: string;
  /** In lower case. */
  email: string;
  emailVerified: boolean;
  name: string;
  /** The version of their own picture. */
  image?: string;
  role: Role;
  /** A code is asked for after the password. */
  twoFactor: boolean;
}
