import { examineBrowser, examineBuild, examineDataFolder, examineNode, examinePort } from './examine.ts';
import { examineAccess } from './examine-access.ts';
import { examineBreachedPasswords } from './examine-breached-passwords.ts';
import { examineProvider } from './examine-provider.ts';
import { examineJobs } from './jobs.ts';
import { examineSettings } from './settings.ts';

const { findings, table, environment } = await examineSettings();
findings.unshift(examineNode(), examineBuild(), examineBrowser());
if (environment) {
  findings.push(await examinePort(environment.HOST, environment.PORT), ...examineAccess(environment));
  if (environment.OIDC_AUTHORITY !== undefined)
    findings.push(await examineProvider(environment.OIDC_AUTHORITY));
  findings.push(await examineBreachedPasswords(environment.BREACHED_PASSWORDS_URL));
  if (environment.DATABASE_URL === undefined) findings.push(await examineDataFolder(environment.DATA_FOLDER));
  const { DATABASE_URL: databaseUrl, DATA_FOLDER: dataFolder, SMTP_URL } = environment;
  findings.push(...(await examineJobs({ databaseUrl, dataFolder, hasMailServer: SMTP_URL !== undefined })));
}

const examined = findings.map(({ fine, words }) => `${fine ? '✓' : '✗'} ${words.replaceAll('\n', '\n    ')}`);
const report = ['Settings (from the shell and .env)', '', ...table, '', 'Findings', '', ...examined];
process.stdout.write(`${report.join('\n')}\n`);
process.exitCode = findings.every(({ fine }) => fine) ? 0 : 1;
