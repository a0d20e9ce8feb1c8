import { checkBreachedPasswords } from './check-breached-passwords.ts';
import { checkBrowser, checkBuild, checkDataFolder, checkNode, checkPort } from './check-environment.ts';
import { checkJobs } from './check-jobs.ts';
import { checkOidcProvider } from './check-oidc-provider.ts';
import { checkPublicAccess } from './check-public-access.ts';
import { checkSettings } from './check-settings.ts';

const { diagnoses, table, environment } = await checkSettings();
diagnoses.unshift(checkNode(), checkBuild(), checkBrowser());
if (environment) {
  diagnoses.push(await checkPort(environment.HOST, environment.PORT), ...checkPublicAccess(environment));
  if (environment.OIDC_AUTHORITY !== undefined)
    diagnoses.push(await checkOidcProvider(environment.OIDC_AUTHORITY));
  diagnoses.push(await checkBreachedPasswords(environment.BREACHED_PASSWORDS_URL));
  if (environment.DATABASE_URL === undefined) diagnoses.push(await checkDataFolder(environment.DATA_FOLDER));
  const { DATABASE_URL, DATA_FOLDER, SMTP_URL } = environment;
  diagnoses.push(
    ...(await checkJobs({
      databaseUrl: DATABASE_URL,
      dataFolder: DATA_FOLDER,
      hasMailServer: SMTP_URL !== undefined,
    })),
  );
}

const results = diagnoses.map(
  ({ isHealthy, message }) => `${isHealthy ? '✓' : '✗'} ${message.replaceAll('\n', '\n    ')}`,
);
const report = ['Settings (from the shell and .env)', '', ...table, '', 'Results', '', ...results];
process.stdout.write(`${report.join('\n')}\n`);
process.exitCode = diagnoses.every(({ isHealthy }) => isHealthy) ? 0 : 1;
