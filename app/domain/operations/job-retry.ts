import type { JobView } from './job-query';

interface JobProgress {
  /** Absent for a job that is done. */
  state?: JobView | undefined;
  /** Started attempts. */
  attempts: number;
  /** It is planned again after each run. */
  isRecurring: boolean;
}

/**
 * R-JOBS-1: whether staff can let the job run now. One that waits for its first attempt is planned for its time, such as a gift
 * card for its day: its work cannot be done before. A recurring job can run at any time.
 */
export const canRetryJob = ({ state, attempts, isRecurring }: JobProgress): boolean =>
  state === 'failed' || state === 'discarded' || (state === 'later' && (attempts > 0 || isRecurring));

/**
 * R-JOBS-1: whether the email of a job may have been sent already. A process that ends after the mail server took an email, and before
 * that is recorded, leaves an attempt without a result.
 */
export const mayHaveSentEmail = ({ kind, attempts }: { kind: string; attempts: number }): boolean =>
  kind === 'send-email' && attempts > 0;

/** R-JOBS-1: a job that was discarded before its first attempt waits for its time again. */
export const isRunAsPlanned = ({ attempts, isRecurring }: Omit<JobProgress, 'state'>): boolean =>
  attempts === 0 && !isRecurring;
