import { z } from 'zod';
import { MAX_EMAIL_LENGTH } from '~/domain/forms/field-limits';
import { plainText } from '~/domain/forms/form-fields';
import { MAX_LENGTHS } from '~/domain/forms/plain-text';

/**
 * Every kind of work that follows a commit, with what it is told. A new kind is a line here and a handler in
 * app/server/process/job-handlers.server.ts. A payload holds ids; what they stand for is read when the job runs.
 */
export const jobKinds = {
  'order-confirmation': z.object({ orderId: z.uuid() }),
  'order-cancelled': z.object({ orderId: z.uuid() }),
  'order-status-email': z.object({ orderId: z.uuid(), eventId: z.uuid() }),
  'payment-reminder': z.object({ orderId: z.uuid() }),
  'cancel-unpaid-orders': z.object({}),
  /** The token of the private link is stored nowhere else in readable form. */
  'lead-confirmation': z.object({
    leadId: z.uuid(),
    token: plainText({ label: 'A token', max: MAX_LENGTHS.token }),
  }),
  'call-cancelled': z.object({ leadId: z.uuid() }),
  'render-email': z.object({ emailId: z.uuid() }),
  'send-email': z.object({ emailId: z.uuid() }),
  'sign-up-email': z.object({ signUpId: z.uuid() }),
  /** The address as it was typed: whether it is known is looked up when the mail is written. */
  'password-reset-email': z.object({
    email: plainText({ label: 'An address', max: MAX_EMAIL_LENGTH }),
    resetId: z.uuid(),
  }),
  'email-change-email': z.object({ changeId: z.uuid() }),
  'delete-user': z.object({ deletionRequestId: z.uuid() }),
  'new-device-email': z.object({ notificationId: z.uuid() }),
  'purge-expired': z.object({}),
} as const;

export type JobKind = keyof typeof jobKinds;
export type JobPayload<Kind extends JobKind> = z.output<(typeof jobKinds)[Kind]>;

/** How often a kind is tried before it is given up; with the pauses between, 12 times are about six hours. */
const ATTEMPTS = 12;
const MORE_ATTEMPTS: Partial<Record<JobKind, number>> = {
  // A mail server may be away for a day.
  'send-email': 16,
};

export const maxAttempts = (kind: JobKind): number => MORE_ATTEMPTS[kind] ?? ATTEMPTS;

const TEN_MINUTES_MS = 10 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** Work that comes again so many milliseconds after it was done. It is told nothing. */
export const recurringJobs: readonly { kind: JobKind; everyMs: number }[] = [
  { kind: 'purge-expired', everyMs: HOUR_MS },
  { kind: 'cancel-unpaid-orders', everyMs: TEN_MINUTES_MS },
];

export interface JobContext {
  /** From 1. */
  attempt: number;
  /** When this one fails, the job is given up. */
  isLast: boolean;
}

/** May run more than once for one job: what may not happen twice it must make sure of itself. */
export type JobHandler<Kind extends JobKind> = (
  payload: JobPayload<Kind>,
  context: JobContext,
) => Promise<void>;

/** A process does what it has a handler for, and leaves all other jobs to others. */
export type JobHandlers = { readonly [Kind in JobKind]?: JobHandler<Kind> };

/** Thrown by a handler: trying again would not help. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}
