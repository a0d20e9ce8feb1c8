import { checkBrowser, checkBuild, checkDataFolder, checkNode, checkPort } from './check-environment.ts';
import { checkJobs } from './check-jobs.ts';
import { checkOidcProvider } from './check-oidc-provider.ts';
import { checkSettings } from './check-settings.ts';
import { examineAccess } from './examine-access.ts';
import { examineBreachedPasswords } from './examine-breached-passwords.ts';

const { diagnoses: findings, table, environment } = await checkSettings();
findings.unshift(checkNode(), checkBuild(), checkBrowser());
if (environment) {
  findings.push(await checkPort(environment.HOST, environment.PORT), ...examineAccess(environment));
  if (environment.OIDC_AUTHORITY !== undefined)
    findings.push(await checkOidcProvider(environment.OIDC_AUTHORITY));
  findings.push(await examineBreachedPasswords(environment.BREACHED_PASSWORDS_URL));
  if (environment.DATABASE_URL === undefined) findings.push(await checkDataFolder(environment.DATA_FOLDER));
  const { DATABASE_URL: databaseUrl, DATA_FOLDER: dataFolder, SMTP_URL } = environment;
  findings.push(...(await checkJobs({ databaseUrl, dataFolder, hasMailServer: SMTP_URL !== undefined })));
}

const examined = findings.map(
  ({ isHealthy: fine, message: words }) => `${fine ? '✓' : '✗'} ${words.replaceAll('\n', '\n    ')}`,
);
const report = ['Settings (from the shell and .env)', '', ...table, '', 'Findings', '', ...examined];
process.stdout.write(`${report.join('\n')}\n`);
process.exitCode = findings.every(({ isHealthy: fine }) => fine) ? 0 : 1;
