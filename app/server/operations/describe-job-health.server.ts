import {
  createHealthyDiagnosis,
  createProblemDiagnosis,
  type Diagnosis,
} from '~/domain/operations/diagnosis';
import type { JobHealth } from '../jobs/job-health.server';

const formatCount = (count: number, singular: string, plural: string) =>
  count === 1 ? `1 ${singular}` : `${count} ${plural}`;

/** Failed and late jobs and queued emails in words, for `npm run doctor` and the back office. */
export function describeJobHealth(
  { failedJobs, failedJobCount, queuedEmails, lateJobs }: JobHealth,
  { hasMailServer }: { hasMailServer: boolean },
): Diagnosis[] {
  const lines = failedJobs.map(
    ({ id, kind, attempts, reason }) =>
      `${kind} ${id}, after ${formatCount(attempts, 'attempt', 'attempts')}: ${reason}`,
  );
  const failed = `${formatCount(failedJobCount, 'job has', 'jobs have')} failed (docs/OPERATIONS.md, "Jobs and mail"):`;
  const late = `${formatCount(lateJobs, 'job has', 'jobs have')} waited for more than ten minutes. Is a worker running? Check JOBS and SMTP_URL.`;
  const queued = `${formatCount(queuedEmails, 'email is', 'emails are')} queued${hasMailServer ? '' : '. No mail server is set: set SMTP_URL'}.`;
  return [
    failedJobCount === 0
      ? createHealthyDiagnosis('No job has failed.')
      : createProblemDiagnosis([failed, ...lines].join('\n')),
    ...(lateJobs > 0 ? [createProblemDiagnosis(late)] : []),
    ...(queuedEmails > 0 ? [createHealthyDiagnosis(queued)] : []),
  ];
}
