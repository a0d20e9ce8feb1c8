import { createContext } from 'react-router';
import type { User } from '~/domain/auth/user';
import type { SignedIn } from '~/domain/auth/session';

/** Who is signed in on this request, or nobody; the database is asked once, and only when somebody wants to know. */
export const currentSession = createContext<() => Promise<SignedIn | null>>(async () => null);

/** Who is signed in, for pages behind the guard; what services take as the one who acts. Reading it elsewhere throws. */
export const signedIn = createContext<SignedIn>();

/** The same, as far as pages show it. */
export const signedInUser = createContext<User>();

/** Asks when first called; later calls wait for the same answer. */
export function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  return () => {
    answer ??= ask();
    return answer;
  };
}
