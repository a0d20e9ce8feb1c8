import { z } from 'zod';
import { typedPassword } from './sign-up';

const DAY_MS = 24 * 60 * 60 * 1000;

/** For so long somebody who has asked to be erased can take it back. */
export const DAYS_TO_TAKE_BACK = 7;

export const leavesAt = (askedAt: Date): Date => new Date(askedAt.getTime() + DAYS_TO_TAKE_BACK * DAY_MS);

const PROOF_LASTS_MS = 15 * 60 * 1000;

/** Whether somebody proved who they are a moment ago: what lies in an open browser opens neither the export nor the end. */
export const isProofFresh = (provenAt: Date, now: Date): boolean =>
  now.getTime() - provenAt.getTime() <= PROOF_LASTS_MS;

export const ownPasswordSchema = z.object({ password: typedPassword('Your password is needed.') });
