import { bindDeps } from '../bind-deps.server';
import type { Database, ServiceDeps } from '../db/database.server';
import { listJobs, readFailedJobs } from './list-jobs.server';
import { getEmail, listEmails, resendEmail } from './manage-emails.server';
import { discardJob, getJob, retryJob } from './manage-job.server';

/** Jobs and emails, for staff with the permission `jobs.manage`. */
export const createOperations = ({ db }: Database, options: Pick<ServiceDeps, 'clock'>) =>
  bindDeps(
    { db, ...options },
    {
      listJobs,
      readFailedJobs,
      getJob,
      retryJob,
      discardJob,
      listEmails,
      getEmail,
      resendEmail,
    },
  );

export type Operations = ReturnType<typeof createOperations>;
