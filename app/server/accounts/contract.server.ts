import type { Person, Role, SessionMethod } from '~/domain/person';

/** A browser that is signed in. */
export interface AccountSession {
  id: string;
  personId: string;
  method: SessionMethod;
  /** What the browser says it is, in words: "Firefox on Linux". */
  device: string;
  /** All that is kept of the place, and only where the browser's script told it: "Asia/Kolkata". */
  timeZone?: string;
  createdAt: Date;
  lastSeenAt: Date;
  /** When the person last proved who they are in this session. */
  provenAt: Date;
  expiresAt: Date;
}

/** The session of a request with its person, as the database has them now. */
export interface SignedIn {
  person: Person;
  session: AccountSession;
}

/** Who asks: the request, and what is known about the browser beside it. */
export interface Asker {
  request: Request;
  /** As `clientAddressContext` has it; counted, never kept with a session. */
  address: string;
  timeZone?: string;
}

export interface Credentials {
  email: string;
  password: string;
}

/** `headers` hold the cookies that must reach the browser. */
export type SignInResult =
  | { kind: 'signed-in'; person: Person; headers: Headers }
  /** The password was right; a code is needed next. */
  | { kind: 'second-factor'; headers: Headers }
  /** Unknown, wrong, or no longer allowed: never said which. */
  | { kind: 'refused' };

export interface NewPerson {
  email: string;
  name: string;
  emailVerified: boolean;
  role?: Role;
}

export interface Accounts {
  /** The live session of a request, by its cookie alone. One query; none when the request has no cookie. */
  sessionOf(request: Request): Promise<SignedIn | null>;
  /**
   * Opens a session for somebody who has just proved who they are in another way, and answers with its `Set-Cookie`
   * headers. Throws when there is no such person.
   */
  openSession(
    personId: string,
    how: { method: SessionMethod; request: Request; timeZone?: string },
  ): Promise<Headers>;
  /** Ends the session of a request, if it has one, and answers with the headers that delete its cookies. */
  closeSession(request: Request): Promise<Headers>;
  /** Live sessions, the one seen last first. */
  listSessions(actor: SignedIn): Promise<AccountSession[]>;
  /** Ends one of the person's own sessions. False for any other. */
  revokeSession(actor: SignedIn, sessionId: string): Promise<boolean>;
  /** Ends all of the person's sessions but this one. Resolves to their number. */
  revokeOtherSessions(actor: SignedIn): Promise<number>;

  signInWithPassword(credentials: Credentials, asker: Asker): Promise<SignInResult>;

  personById(id: string): Promise<Person | null>;
  personByEmail(email: string): Promise<Person | null>;
  /** Somebody without a password yet. Throws when the address is taken. */
  createPerson(person: NewPerson): Promise<Person>;
}

export interface AccountsOptions {
  /** Signs sessions and encrypts secrets of second factors. */
  secret: string;
  /** Where people reach the site: decides on `Secure` cookies and on the addresses passkeys belong to. */
  publicUrl: string;
  /** Whether sample accounts may be used. */
  demo: boolean;
  clock: () => Date;
}
