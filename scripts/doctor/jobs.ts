import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { appModules } from './app-modules.ts';
import { type Finding, fine, wrong } from './finding.ts';

interface Places {
  databaseUrl: string | undefined;
  dataFolder: string;
  hasMailServer: boolean;
}

const plural = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

/** What was given up and what waits behind the pages. Looks into an embedded database only while no site has it open. */
export async function examineJobs({ databaseUrl, dataFolder, hasMailServer }: Places): Promise<Finding[]> {
  const folder = join(dataFolder, 'database');
  if (!databaseUrl && !existsSync(folder)) return [];
  const { troublesOf } = await appModules.troubles();
  const { openDatabase } = await appModules.database();
  try {
    const options = databaseUrl ? { url: databaseUrl } : { dataFolder: folder };
    const troubles = await troublesOf(() => openDatabase(options));
    if (!troubles) return [];
    const { givenUp, givenUpInAll, waitingMails, lateJobs } = troubles;
    const lines = givenUp.map(
      ({ id, kind, attempts, reason }) =>
        `${kind} ${id}, after ${plural(attempts, 'try', 'tries')}: ${reason}`,
    );
    return [
      givenUpInAll === 0
        ? fine('No job was given up.')
        : wrong(
            [
              `${plural(givenUpInAll, 'job was', 'jobs were')} given up (docs/OPERATIONS.md, "Jobs and mail"):`,
              ...lines,
            ].join('\n'),
          ),
      ...(lateJobs > 0
        ? [
            wrong(
              `${plural(lateJobs, 'job waits', 'jobs wait')} for more than ten minutes. Is a worker running? See JOBS and SMTP_URL.`,
            ),
          ]
        : []),
      ...(waitingMails > 0
        ? [
            fine(
              `${plural(waitingMails, 'mail is', 'mails are')} on the way${hasMailServer ? '' : ', and there is no mail server: see SMTP_URL'}.`,
            ),
          ]
        : []),
    ];
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return [fine(`Jobs and mails could not be looked at: ${words.split('\n')[0]}`)];
  }
}
