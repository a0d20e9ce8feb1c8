import type { SignInMethod, User, UserRole } from './user';

/** The signed-in session of one browser. */
export interface AccountSession {
  id: string;
  userId: string;
  method: SignInMethod;
  /** A label of the browser: "Firefox on Linux". */
  device: string;
  /** The only stored fact about the place, if the script of the browser sent it: "Asia/Kolkata". */
  timeZone?: string;
  createdAt: Date;
  lastSeenAt: Date;
  /** When the user last authenticated in this session. */
  authenticatedAt: Date;
  expiresAt: Date;
}

/** The session of a request with its user, as they are in the database. */
export interface SignedIn {
  user: User;
  session: AccountSession;
  /** R-PEOPLE-5: the role that the user has only after two-factor sign-in. `user.role` is `user` then. */
  withheldRole?: UserRole;
}
