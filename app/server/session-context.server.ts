import { createContext } from 'react-router';
import type { SignedIn } from '~/domain/auth/session';
import type { User } from '~/domain/auth/user';

/** Reads the session of the request; `null` without one. The first call queries the database. */
export const currentSession = createContext<() => Promise<SignedIn | null>>(async () => null);

/** The session of the request, for pages behind `requireUser`. On other pages, reading it throws. */
export const signedIn = createContext<SignedIn>();

/** The user of that session. */
export const signedInUser = createContext<User>();

/** Calls `read` with the first call. Later calls get the same promise. */
export function once<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => {
    result ??= read();
    return result;
  };
}
