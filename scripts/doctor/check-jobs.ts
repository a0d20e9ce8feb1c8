import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { appModules } from './app-modules.ts';
import { type Diagnosis, healthy, problem } from './diagnosis.ts';

interface Places {
  databaseUrl: string | undefined;
  dataFolder: string;
  hasMailServer: boolean;
}

const plural = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

/** What was given up and what waits behind the pages. Looks into an embedded database only while no site has it open. */
export async function checkJobs({ databaseUrl, dataFolder, hasMailServer }: Places): Promise<Diagnosis[]> {
  const folder = join(dataFolder, 'database');
  if (!databaseUrl && !existsSync(folder)) return [];
  const { checkJobHealth } = await appModules.jobHealth();
  const { openDatabase } = await appModules.database();
  try {
    const options = databaseUrl ? { url: databaseUrl } : { dataFolder: folder };
    const troubles = await checkJobHealth(() => openDatabase(options));
    if (!troubles) return [];
    const { failedJobs, failedJobCount, queuedEmails, lateJobs } = troubles;
    const lines = failedJobs.map(
      ({ id, kind, attempts, reason }) =>
        `${kind} ${id}, after ${plural(attempts, 'try', 'tries')}: ${reason}`,
    );
    return [
      failedJobCount === 0
        ? healthy('No job was given up.')
        : problem(
            [
              `${plural(failedJobCount, 'job was', 'jobs were')} given up (docs/OPERATIONS.md, "Jobs and mail"):`,
              ...lines,
            ].join('\n'),
          ),
      ...(lateJobs > 0
        ? [
            problem(
              `${plural(lateJobs, 'job waits', 'jobs wait')} for more than ten minutes. Is a worker running? See JOBS and SMTP_URL.`,
            ),
          ]
        : []),
      ...(queuedEmails > 0
        ? [
            healthy(
              `${plural(queuedEmails, 'mail is', 'mails are')} on the way${hasMailServer ? '' : ', and there is no mail server: see SMTP_URL'}.`,
            ),
          ]
        : []),
    ];
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return [healthy(`Jobs and mails could not be looked at: ${words.split('\n')[0]}`)];
  }
}
