import {
  createHealthyDiagnosis,
  createProblemDiagnosis,
  type Diagnosis,
} from '~/domain/operations/diagnosis';
import { pluralise } from '~/domain/text/pluralise';
import type { JobHealth } from '../jobs/job-health.server';

/** Failed and late jobs and queued emails in words, for `npm run doctor` and the back office. */
export function describeJobHealth(
  { failedJobs, failedJobCount, queuedEmails, lateJobs }: JobHealth,
  { hasMailServer }: { hasMailServer: boolean },
): Diagnosis[] {
  const lines = failedJobs.map(
    ({ id, kind, attempts, reason }) => `${kind} ${id}, after ${pluralise(attempts, 'attempt')}: ${reason}`,
  );
  const failed = `${pluralise(failedJobCount, 'job has', 'jobs have')} failed. Try again, or give it up, on the page Jobs (docs/OPERATIONS.md, "Jobs and mail"):`;
  const late = `${pluralise(lateJobs, 'job has', 'jobs have')} waited for more than ten minutes. See that the program that runs jobs is running, and that the mail server answers.`;
  const queued = `${pluralise(queuedEmails, 'email waits', 'emails wait')} to be sent${hasMailServer ? '' : ': no mail server is entered'}.`;
  return [
    failedJobCount === 0
      ? createHealthyDiagnosis('No job has failed.')
      : createProblemDiagnosis([failed, ...lines].join('\n')),
    ...(lateJobs > 0 ? [createProblemDiagnosis(late, 'JOBS', 'SMTP_URL')] : []),
    ...(queuedEmails > 0 ? [createHealthyDiagnosis(queued, 'SMTP_URL')] : []),
  ];
}
