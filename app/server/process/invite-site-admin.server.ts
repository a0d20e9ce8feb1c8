import { createAccountDeps } from '../accounts/deps.server';
import { inviteAdmin } from '../accounts/users/invite-admin.server';
import { DataFolderInUseError } from '../db/data-folder-lock.server';
import type { Database } from '../db/database.server';
import { type Environment, readEnvironment } from '../env.server';
import { askToInvite } from './command-socket.server';
import { readSessionSecret } from './data-folder.server';
import { openSiteDatabase } from './open-site-database.server';
import { printStartupError, StartupError } from './startup-error.server';

const RESULTS = {
  created: 'has a new account, with the role admin.',
  promoted: 'is an admin now. All sessions of the account are ended.',
  'already-admin': 'is an admin already.',
} as const;

/** Resolves to what was done and the link, in lines. Throws StartupError. */
export async function inviteSiteAdmin(
  { environment, database }: { environment: Environment; database: Database },
  email: string,
): Promise<string> {
  const deps = createAccountDeps(database, {
    secret: readSessionSecret(environment),
    publicUrl: environment.PUBLIC_URL,
    demo: environment.DEMO,
    emailQueue: { enqueue: async () => 'queued' },
    clock: () => new Date(),
    isBreachedPassword: async () => false,
  });
  const result = await inviteAdmin(deps, email);
  if (result.kind === 'no-email') throw new StartupError(`"${email}" is not an email address.`);
  if (result.kind === 'sample-account')
    throw new StartupError(`${email} is a sample account of the demo mode. Use another address.`);
  return [
    `${result.email} ${RESULTS[result.kind]}`,
    'This link sets the password. It works once, for an hour:',
    environment.PUBLIC_URL + result.path,
  ].join('\n');
}

/** Invites in this database, or in the embedded database of the running site through that site. Throws StartupError. */
export async function invite(environment: Environment, email: string): Promise<string> {
  let database: Database;
  try {
    database = await openSiteDatabase(environment);
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    return askToInvite(environment.DATA_FOLDER, email, error.pid);
  }
  try {
    await database.migrate();
    return await inviteSiteAdmin({ environment, database }, email);
  } finally {
    await database.close();
  }
}

/** Creates or promotes an admin and prints the link. What the owner can correct is printed in one line, and the process ends with 1. */
export async function runInviteAdmin(email: string): Promise<void> {
  try {
    process.stdout.write(`${await invite(readEnvironment(process.env), email)}\n`);
  } catch (error) {
    printStartupError(error, 'the admin could not be invited');
  }
}
