import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { appModules } from './app-modules.ts';
import { type Diagnosis, healthy, problem } from './diagnosis.ts';

interface JobSettings {
  databaseUrl: string | undefined;
  dataFolder: string;
  hasMailServer: boolean;
}

const formatCount = (count: number, singular: string, plural: string) =>
  count === 1 ? `1 ${singular}` : `${count} ${plural}`;

/** Reports failed and late jobs and queued emails. Reads an embedded database only while no site uses it. */
export async function checkJobs({
  databaseUrl,
  dataFolder,
  hasMailServer,
}: JobSettings): Promise<Diagnosis[]> {
  const folder = join(dataFolder, 'database');
  if (!databaseUrl && !existsSync(folder)) return [];
  const { checkJobHealth } = await appModules.jobHealth();
  const { openDatabase } = await appModules.database();
  try {
    const options = databaseUrl ? { url: databaseUrl } : { dataFolder: folder };
    const health = await checkJobHealth(() => openDatabase(options));
    if (!health) return [];
    const { failedJobs, failedJobCount, queuedEmails, lateJobs } = health;
    const lines = failedJobs.map(
      ({ id, kind, attempts, reason }) =>
        `${kind} ${id}, after ${formatCount(attempts, 'attempt', 'attempts')}: ${reason}`,
    );
    return [
      failedJobCount === 0
        ? healthy('No job has failed.')
        : problem(
            [
              `${formatCount(failedJobCount, 'job has', 'jobs have')} failed (docs/OPERATIONS.md, "Jobs and mail"):`,
              ...lines,
            ].join('\n'),
          ),
      ...(lateJobs > 0
        ? [
            problem(
              `${formatCount(lateJobs, 'job has', 'jobs have')} waited for more than ten minutes. Is a worker running? Check JOBS and SMTP_URL.`,
            ),
          ]
        : []),
      ...(queuedEmails > 0
        ? [
            healthy(
              `${formatCount(queuedEmails, 'email is', 'emails are')} queued${hasMailServer ? '' : '. No mail server is set: set SMTP_URL'}.`,
            ),
          ]
        : []),
    ];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [healthy(`Jobs and emails were not checked: ${message.split('\n')[0]}`)];
  }
}
