import { and, eq, ne, sql } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { JobView } from '~/domain/operations/job-query';
import { canRetryJob, isRunAsPlanned } from '~/domain/operations/job-retry';
import { isUuid } from '~/domain/text/uuid';
import { recordChange } from '../audit/record-change.server';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import { emails } from '../db/schema/emails.server';
import { jobs } from '../db/schema/jobs.server';
import { recurringJobs } from '../jobs/job-kinds.server';
import { isOpen } from '../jobs/job-states.server';
import { findJobSubjects, toAuditedSubject } from './job-subjects.server';
import { jobColumns, type StaffJob, toStaffJob } from './list-jobs.server';

export interface JobDetails {
  job: StaffJob;
  /** The state and the attempts that the page shows. A form that shows others changes nothing. */
  version: string;
  /** It runs again by itself, so it cannot be discarded. */
  isRecurring: boolean;
}

const getVersion = ({ state, attempts }: StaffJob): string => `${state ?? 'done'}-${attempts}`;

const isRecurring = (kind: string): boolean => recurringJobs.some((job) => job.kind === kind);

const EMAIL_KINDS = ['render-email', 'send-email'];

type Payload = Record<string, unknown>;

const readId = (payload: Payload, name: string): string | undefined => {
  const id = payload[name];
  return typeof id === 'string' && isUuid(id) ? id : undefined;
};

/** One job. `null` for an unknown id. Throws NotAllowedError. */
export async function getJob(
  { db }: ServiceDeps,
  { user }: SignedIn,
  id: string,
): Promise<JobDetails | null> {
  requirePermission(user, 'jobs.manage');
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({ ...jobColumns, payload: jobs.payload })
    .from(jobs)
    .where(eq(jobs.id, id));
  if (!row) return null;
  const { payload, ...columns } = row;
  const job = toStaffJob(columns, (await findJobSubjects(db, [{ id, payload }])).get(id));
  return { job, version: getVersion(job), isRecurring: isRecurring(job.kind) };
}

/** `conflict`: the job ran or was changed since. `state`: not possible in this state. */
export type ManageJobResult = 'done' | 'unknown' | 'conflict' | 'state' | 'recurring' | 'replaced';

interface JobForm {
  id: string;
  /** As the page of the form showed it. */
  version: string;
}

interface LockedJob {
  job: StaffJob;
  key: string | null;
  payload: Payload;
}

/** Locks the job of a form. A result instead of the job when the form shows an older state. */
async function lockJob(
  transaction: QueryBuilder,
  { id, version }: JobForm,
): Promise<LockedJob | ManageJobResult> {
  const [row] = await transaction
    .select({ ...jobColumns, key: jobs.key, payload: jobs.payload })
    .from(jobs)
    .where(eq(jobs.id, id))
    .for('update');
  if (!row) return 'unknown';
  const { key, payload, ...columns } = row;
  const job = toStaffJob(columns, (await findJobSubjects(transaction, [{ id, payload }])).get(id));
  return getVersion(job) === version ? { job, key, payload } : 'conflict';
}

/** The email of a job that sends one. */
async function setEmailState(
  transaction: QueryBuilder,
  { job, payload }: LockedJob,
  { from, to }: { from: 'queued' | 'failed'; to: 'queued' | 'failed' },
): Promise<void> {
  const emailId = readId(payload, 'emailId');
  if (!emailId || !EMAIL_KINDS.includes(job.kind)) return;
  await transaction
    .update(emails)
    .set({ state: to })
    .where(and(eq(emails.id, emailId), eq(emails.state, from)));
}

/**
 * R-JOBS-1: the job is due at once, or at its time when that has not come, with all its attempts. The audit log has who did it.
 * Throws NotAllowedError.
 */
export async function retryJob(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  form: JobForm,
): Promise<ManageJobResult> {
  requirePermission(user, 'jobs.manage');
  if (!isUuid(form.id)) return 'unknown';
  return db.transaction(async (transaction) => {
    const locked = await lockJob(transaction, form);
    if (typeof locked === 'string') return locked;
    const { job, key } = locked;
    const progress = { ...job, isRecurring: isRecurring(job.kind) };
    if (!canRetryJob(progress)) return 'state';
    const isSameWork = key === null ? sql`false` : and(isOpen, eq(jobs.key, key), ne(jobs.id, job.id));
    if ((await transaction.$count(jobs, isSameWork)) > 0) return 'replaced';
    const runAfter = isRunAsPlanned(progress) ? sql`greatest(${jobs.runAfter}, now())` : sql`now()`;
    const [retried] = await transaction
      .update(jobs)
      .set({ runAfter, attempts: 0, failedAt: null, discardedAt: null, claimedUntil: null })
      .where(eq(jobs.id, job.id))
      .returning({ state: jobColumns.state });
    await setEmailState(transaction, locked, { from: 'failed', to: 'queued' });
    await recordChange(transaction, {
      userId: user.id,
      area: 'jobs',
      action: 'job-retried',
      subjectId: job.id,
      subjectLabel: job.kind,
      before: { state: job.state ?? null, attempts: job.attempts },
      after: { ...toAuditedSubject(job.subject), state: retried?.state ?? null, attempts: 0 },
      at: clock(),
    });
    return 'done';
  });
}

const DISCARDABLE_STATES: readonly (JobView | undefined)[] = ['failed', 'waiting', 'later'];

/**
 * R-JOBS-2: the job does not run again, unless staff retry it. An email that it was to send is not sent. Recurring jobs cannot
 * be discarded. Throws NotAllowedError.
 */
export async function discardJob(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  form: JobForm,
): Promise<ManageJobResult> {
  requirePermission(user, 'jobs.manage');
  if (!isUuid(form.id)) return 'unknown';
  return db.transaction(async (transaction) => {
    const locked = await lockJob(transaction, form);
    if (typeof locked === 'string') return locked;
    const { job } = locked;
    if (!DISCARDABLE_STATES.includes(job.state)) return 'state';
    if (job.state !== 'failed' && isRecurring(job.kind)) return 'recurring';
    await transaction
      .update(jobs)
      .set({ discardedAt: sql`now()`, failedAt: sql`coalesce(${jobs.failedAt}, now())`, claimedUntil: null })
      .where(eq(jobs.id, job.id));
    await setEmailState(transaction, locked, { from: 'queued', to: 'failed' });
    await recordChange(transaction, {
      userId: user.id,
      area: 'jobs',
      action: 'job-given-up',
      subjectId: job.id,
      subjectLabel: job.kind,
      before: { state: job.state ?? null },
      after: { ...toAuditedSubject(job.subject), state: 'discarded' },
      at: clock(),
    });
    return 'done';
  });
}
