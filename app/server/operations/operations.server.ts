import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { listJobs, type OperationsDeps, readFailedJobs } from './list-jobs.server';
import { getEmail, listEmails, resendEmail } from './manage-emails.server';
import { discardJob, getJob, retryJob } from './manage-job.server';

/** Jobs and emails, for staff with the permission `jobs.manage`. */
export const createOperations = ({ db }: Database, options: Omit<OperationsDeps, 'db'>) =>
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
