import { z } from 'zod';
import { passwordField } from '../auth/sign-up-schemas';
import { DAY_MS } from '../time/durations';

/** In days. Until then a requested account deletion can be cancelled. */
export const DELETION_GRACE_DAYS = 7;

/** When an account is deleted that the user asks to delete at `requestedAt`. */
export const calculateDeletionTime = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + DELETION_GRACE_DAYS * DAY_MS);

/** The form that requests account deletion, for an account with a password. */
export const deletionPasswordSchema = z.object({ password: passwordField('Your password') });
