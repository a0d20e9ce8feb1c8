import { z } from 'zod';
import { passwordField } from '../auth/sign-up-schemas';

const DAY_MS = 24 * 60 * 60 * 1000;

/** For so long somebody who has asked to be erased can take it back. */
export const DELETION_GRACE_DAYS = 7;

export const calculateDeletionTime = (askedAt: Date): Date =>
  new Date(askedAt.getTime() + DELETION_GRACE_DAYS * DAY_MS);

export const deletionPasswordSchema = z.object({ password: passwordField('Your password') });
