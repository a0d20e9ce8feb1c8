import { z } from 'zod';
import { typedPassword } from './sign-up';

const DAY_MS = 24 * 60 * 60 * 1000;

/** For so long somebody who has asked to be erased can take it back. */
export const DAYS_TO_TAKE_BACK = 7;

export const leavesAt = (askedAt: Date): Date => new Date(askedAt.getTime() + DAYS_TO_TAKE_BACK * DAY_MS);

export const ownPasswordSchema = z.object({ password: typedPassword('Your password') });
