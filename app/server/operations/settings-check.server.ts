import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import {
  createHealthyDiagnosis,
  createProblemDiagnosis,
  type Diagnosis,
} from '~/domain/operations/diagnosis';
import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { type Environment, settingNames } from '../env.server';
import { readJobHealth } from '../jobs/job-health.server';
import { checkEnvironment } from './check-environment.server';
import { checkSecret } from './check-secret.server';
import { describeJobHealth } from './describe-job-health.server';

interface SettingsDeps {
  database: Database;
  environment: Environment;
  secret: string;
  /** The names of the settings that have a value, from the shell or .env. */
  configured: ReadonlySet<string>;
}

export interface SettingsReport {
  diagnoses: Diagnosis[];
  /** `default`: it is not set and has a value all the same. Values are not part of it: many are secrets. */
  settings: { name: string; state: 'set' | 'default' | 'not set' }[];
}

async function checkDatabase({ database, environment }: SettingsDeps): Promise<Diagnosis> {
  try {
    await database.ping();
  } catch {
    return createProblemDiagnosis(
      'The database does not answer. See whether its server runs.',
      'DATABASE_URL',
    );
  }
  return environment.DATABASE_URL
    ? createHealthyDiagnosis('The database answers. It is a PostgreSQL server.', 'DATABASE_URL')
    : createHealthyDiagnosis(
        `The database answers. All data is in the folder ${environment.DATA_FOLDER} of this machine: make backups, and copy them to another machine.`,
        'DATA_FOLDER',
        'DATABASE_URL',
      );
}

/** R-SETTINGS-1: what is set and what to do about it, without values of settings. Throws NotAllowedError. */
async function checkSettings(deps: SettingsDeps, { user }: SignedIn): Promise<SettingsReport> {
  requirePermission(user, 'jobs.manage');
  const { database, environment, configured } = deps;
  const health = await readJobHealth(database);
  const used: Readonly<Record<string, unknown>> = environment;
  return {
    diagnoses: [
      await checkDatabase(deps),
      ...(await checkSecret(deps)),
      ...checkEnvironment(environment),
      // In demo mode the mailbox page takes the emails.
      ...describeJobHealth(health, {
        hasMailServer: environment.SMTP_URL !== undefined || environment.DEMO,
      }),
    ],
    settings: settingNames.map((name) => ({
      name,
      state: configured.has(name) ? 'set' : used[name] === undefined ? 'not set' : 'default',
    })),
  };
}

/** The settings of the running process, for admins. */
export const createSettingsCheck = (
  database: Database,
  {
    environment,
    secret,
    source,
  }: { environment: Environment; secret: string; source: Record<string, string | undefined> },
) =>
  bindDeps(
    {
      database,
      environment,
      secret,
      configured: new Set(settingNames.filter((name) => source[name]?.trim())),
    },
    { check: checkSettings },
  );

export type SettingsCheck = ReturnType<typeof createSettingsCheck>;
