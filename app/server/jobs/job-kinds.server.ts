import { z } from 'zod';
import { plainText } from '~/domain/forms/form-fields';
import { MAX_EMAIL_LENGTH, MAX_LENGTHS } from '~/domain/forms/plain-text';
import { REFUND_STATES } from '~/domain/payments/payment';
import { HOUR_MS } from '~/domain/time/durations';
import { addDays, toInstant, toWallClock } from '~/domain/time/wall-clock';
import { site } from '~site';

/**
 * Every kind of job with the schema of its payload. A new kind is a line here and a handler in
 * app/server/process/job-handlers.server.ts. A payload contains ids; the handler reads the rows when the job runs.
 */
export const jobKinds = {
  'order-confirmation': z.object({ orderId: z.uuid() }),
  'order-cancelled': z.object({ orderId: z.uuid() }),
  /** `sending`: from 1; staff can send it again. */
  'send-gift-card': z.object({ deliveryId: z.uuid(), sending: z.int().min(1) }),
  'order-status-email': z.object({ orderId: z.uuid(), eventId: z.uuid() }),
  'payment-reminder': z.object({ orderId: z.uuid() }),
  'partial-payment': z.object({ orderId: z.uuid(), eventId: z.uuid() }),
  /** Number and email as they were entered. The job looks up whether there is such an order. */
  'order-link': z.object({
    number: plainText({ label: 'An order', max: 40 }),
    email: plainText({ label: 'An address', max: MAX_EMAIL_LENGTH }),
  }),
  'cancel-unpaid-orders': z.object({}),
  'remind-overdue-invoices': z.object({}),
  /** `at`: a moment when sales start or end. */
  'switch-sales': z.object({ at: z.iso.datetime().optional() }),
  'end-seat-sales': z.object({}),
  /** `at`: when the article was to be published as the job was added. */
  'publish-article': z.object({ articleId: z.uuid(), at: z.iso.datetime() }),
  /** What the feeds of the journal contain has changed. */
  'notify-hub': z.object({}),
  'publish-help': z.object({ entryId: z.uuid(), at: z.iso.datetime() }),
  /** `sendAt`: when the edition was to be sent as the first job was added. `batch`: from 0. */
  'send-edition': z.object({ editionId: z.uuid(), sendAt: z.iso.datetime(), batch: z.int().min(0) }),
  /** `batch`: from 0. */
  'send-event-email': z.object({ eventEmailId: z.uuid(), batch: z.int().min(0) }),
  /** A trigger on the stock adds it. */
  'stock-alerts': z.object({ productId: plainText({ label: 'A product', max: 200 }) }),
  /** `isRepeated`: an earlier job may have sent it. */
  'send-refund': z.object({ refundId: z.uuid(), isRepeated: z.boolean().optional() }),
  /** A refund that was made at the provider, and reported before its payment. `turn`: from 0. */
  'early-refund': z.object({
    provider: z.enum(['stripe', 'razorpay']),
    paymentReference: plainText({ label: 'A payment', max: 200 }),
    amount: z.int().min(1),
    currency: plainText({ label: 'A currency', max: 10 }),
    reference: plainText({ label: 'A refund', max: 200 }),
    state: z.enum(REFUND_STATES),
    failure: plainText({ label: 'A reason', max: 2_000 }).optional(),
    turn: z.int().min(0),
  }),
  'check-payment-session': z.object({ sessionId: z.uuid() }),
  'check-books': z.object({}),
  /** A trigger on the events of orders adds it. */
  'send-webhook': z.object({ requestId: z.uuid() }),
  'nightly-backup': z.object({}),
  'back-up-now': z.object({}),
  /** The token of the private link is stored nowhere else in readable form. */
  'lead-confirmation': z.object({
    leadId: z.uuid(),
    token: plainText({ label: 'A token', max: MAX_LENGTHS.token }),
  }),
  'call-cancelled': z.object({ leadId: z.uuid() }),
  'render-email': z.object({ emailId: z.uuid() }),
  'send-email': z.object({ emailId: z.uuid() }),
  'sign-up-email': z.object({ signUpId: z.uuid() }),
  /** The email as it was entered. The job looks up whether it has an account. */
  'password-reset-email': z.object({
    email: plainText({ label: 'An address', max: MAX_EMAIL_LENGTH }),
    resetId: z.uuid(),
  }),
  'email-change-email': z.object({ changeId: z.uuid() }),
  'delete-user': z.object({ deletionRequestId: z.uuid() }),
  'new-device-email': z.object({ notificationId: z.uuid() }),
  'purge-expired': z.object({}),
  'anonymise-applications': z.object({}),
  'update-site-index': z.object({}),
  /** This kind and the next one exist only with an object store. */
  'move-files': z.object({}),
  'delete-unused-objects': z.object({}),
  /** In demo mode, after the start. */
  'seed-business': z.object({}),
} as const;

export type JobKind = keyof typeof jobKinds;
export type JobPayload<Kind extends JobKind> = z.output<(typeof jobKinds)[Kind]>;

/** With the delays between them, 12 attempts take about six hours. */
const MAX_ATTEMPTS = 12;
const MAX_ATTEMPTS_BY_KIND: Partial<Record<JobKind, number>> = {
  // A mail server can be down for a day.
  'send-email': 16,
  // Two days, for a provider that is down.
  'send-refund': 20,
  'nightly-backup': 4,
  // The owner sees the failure and presses the button again.
  'back-up-now': 1,
};

export const getMaxAttempts = (kind: JobKind): number => MAX_ATTEMPTS_BY_KIND[kind] ?? MAX_ATTEMPTS;

/** Their handlers run once more when the process ended during each attempt, to record that (`isLost`). */
const KINDS_THAT_RECORD_LOSS: ReadonlySet<JobKind> = new Set([
  'nightly-backup',
  'back-up-now',
  'render-email',
  'send-email',
]);

export const recordsLoss = (kind: JobKind): boolean => KINDS_THAT_RECORD_LOSS.has(kind);

const TEN_MINUTES_MS = 10 * 60 * 1000;

const repeatAfter =
  (ms: number) =>
  (now: Date): Date =>
    new Date(now.getTime() + ms);

/** The next time that the clock of the company shows this hour. */
export const repeatDailyAt =
  (hour: number) =>
  (now: Date): Date => {
    const { timeZone } = site.openingHours;
    const { day } = toWallClock(now, timeZone);
    const today = toInstant(day, hour * 60, timeZone);
    return today > now ? today : toInstant(addDays(day), hour * 60, timeZone);
  };

/** Jobs that run at the start and are enqueued again after each run. They have an empty payload. */
export const recurringJobs: readonly { kind: JobKind; getNextRun: (now: Date) => Date }[] = [
  { kind: 'purge-expired', getNextRun: repeatAfter(HOUR_MS) },
  { kind: 'cancel-unpaid-orders', getNextRun: repeatAfter(TEN_MINUTES_MS) },
  { kind: 'remind-overdue-invoices', getNextRun: repeatDailyAt(10) },
  { kind: 'switch-sales', getNextRun: repeatAfter(TEN_MINUTES_MS) },
  { kind: 'end-seat-sales', getNextRun: repeatAfter(TEN_MINUTES_MS) },
  { kind: 'nightly-backup', getNextRun: repeatDailyAt(2) },
  { kind: 'check-books', getNextRun: repeatDailyAt(3) },
  { kind: 'anonymise-applications', getNextRun: repeatDailyAt(2) },
  { kind: 'update-site-index', getNextRun: repeatDailyAt(0) },
  { kind: 'move-files', getNextRun: repeatAfter(HOUR_MS) },
  { kind: 'delete-unused-objects', getNextRun: repeatAfter(HOUR_MS) },
];

export interface JobContext {
  /** From 1. */
  attempt: number;
  /** When this attempt fails, the job fails. */
  isLast: boolean;
  /** The process ended during each attempt: the work is not tried again, only the failure is recorded. */
  isLost?: true;
}

/** Can run more than once for one job. It must make sure that nothing happens twice. */
export type JobHandler<Kind extends JobKind> = (
  payload: JobPayload<Kind>,
  context: JobContext,
) => Promise<void>;

/** A process runs only the kinds for which it has a handler. */
export type JobHandlers = { readonly [Kind in JobKind]?: JobHandler<Kind> };

/** Why a job failed whose attempts have no failure of their own. */
export const PROCESS_ENDED = 'The process ended during each attempt.';

/** Thrown by a handler when another attempt cannot succeed. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}
