import { hashPassword as hash, verifyPassword as verify } from 'better-auth/crypto';

/** Resolves to the scrypt hash of a password, with its salt. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Whether `hash` was made from `password`. */
export const verifyPassword = (check: { hash: string; password: string }): Promise<boolean> => verify(check);
