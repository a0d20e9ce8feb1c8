import type { JobView } from './job-query';

interface JobProgress {
  /** Absent for a job that is done. */
  state?: JobView | undefined;
  /** Started attempts. */
  attempts: number;
}

/**
 * R-JOBS-1: whether staff can let the job run again. One that waits for its first attempt is planned for its time, such as a gift
 * card for its day: its work cannot be done before.
 */
export const canRetryJob = ({ state, attempts }: JobProgress): boolean =>
  state === 'failed' || state === 'given-up' || (state === 'later' && attempts > 0);

/** R-JOBS-1: a job that was given up before its first attempt waits for its time again. */
export const keepsItsTime = ({ attempts }: Pick<JobProgress, 'attempts'>): boolean => attempts === 0;
