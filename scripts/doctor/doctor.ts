import { formatDiagnosis } from '../../app/domain/operations/diagnosis.ts';
import { appModules } from './app-modules.ts';
import { checkBackups } from './check-backups.ts';
import { checkBreachedPasswords } from './check-breached-passwords.ts';
import { checkFileStore } from './check-file-store.ts';
import { checkBrowser, checkBuild, checkDataFolder, checkNode, checkPort } from './check-machine.ts';
import { checkMailDomain } from './check-mail-domain.ts';
import { checkMailServer } from './check-mail-server.ts';
import { checkOidcProvider } from './check-oidc-provider.ts';
import { checkOtlpReceiver } from './check-otlp-receiver.ts';
import { checkReplica } from './check-replica.ts';
import { checkSettings } from './check-settings.ts';
import { checkStoredData } from './check-stored-data.ts';
import { findRunningSite, isOwnSite } from './find-running-site.ts';

/** Undefined also for a user who cannot read it: the check of the data folder says so. */
function findReadableSecret(find: () => string | undefined): string | undefined {
  try {
    return find();
  } catch {
    return undefined;
  }
}

const { diagnoses, table, environment } = await checkSettings();
diagnoses.unshift(checkNode(), checkBuild(), checkBrowser());
if (environment) {
  const { checkEnvironment } = await appModules.checkEnvironment();
  const { findSessionSecret } = await appModules.sessionSecret();
  const { createSiteId } = await appModules.siteId();
  const secret = findReadableSecret(() => findSessionSecret(environment));
  const running = await findRunningSite(environment, secret && createSiteId(secret));
  diagnoses.push(await checkPort(environment, running), ...checkEnvironment(environment));
  if (environment.OIDC_AUTHORITY !== undefined)
    diagnoses.push(await checkOidcProvider(environment.OIDC_AUTHORITY));
  diagnoses.push(await checkBreachedPasswords(environment.BREACHED_PASSWORDS_URL));
  if (environment.DATABASE_URL === undefined)
    diagnoses.push(await checkDataFolder(environment.DATA_FOLDER, running));
  if (environment.DATABASE_URL && environment.DATABASE_READ_URL)
    diagnoses.push(await checkReplica(environment.DATABASE_URL, environment.DATABASE_READ_URL));
  diagnoses.push(...(await checkFileStore(environment)));
  if (environment.OTEL_EXPORTER_OTLP_ENDPOINT)
    diagnoses.push(
      await checkOtlpReceiver(
        environment.OTEL_EXPORTER_OTLP_ENDPOINT,
        environment.OTEL_EXPORTER_OTLP_HEADERS,
      ),
    );
  const { getBackupSettings } = await appModules.backupSettings();
  diagnoses.push(await checkBackups(getBackupSettings(environment), new Date()));
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_FOLDER, SMTP_URL, MAIL_FROM } = environment;
  if (SMTP_URL && MAIL_FROM)
    diagnoses.push(await checkMailServer(SMTP_URL, MAIL_FROM), await checkMailDomain(MAIL_FROM));
  diagnoses.push(
    ...(await checkStoredData({
      databaseUrl: DATABASE_URL,
      databaseDirectUrl: DATABASE_DIRECT_URL,
      dataFolder: DATA_FOLDER,
      isSiteRunning: isOwnSite(running),
      hasMailServer: SMTP_URL !== undefined || environment.DEMO,
      secret,
    })),
  );
}

const results = diagnoses.map((diagnosis) => formatDiagnosis(diagnosis).replaceAll('\n', '\n    '));
const report = ['Settings (from the shell and .env)', '', ...table, '', 'Results', '', ...results];
process.stdout.write(`${report.join('\n')}\n`);
process.exitCode = diagnoses.every(({ isHealthy }) => isHealthy) ? 0 : 1;
