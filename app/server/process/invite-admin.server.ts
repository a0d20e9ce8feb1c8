import { createAccountDeps } from '../accounts/deps.server';
import { inviteAdmin } from '../accounts/users/invite-admin.server';
import { type Environment, readEnvironment } from '../env.server';
import { openSiteDatabase } from './open-site-database.server';
import { readSessionSecret } from './session-secret.server';
import { printStartupError, StartupError } from './startup-error.server';

const RESULTS = {
  created: 'has a new account, with the role admin.',
  promoted: 'is an admin now. All sessions of the account are ended.',
  'already-admin': 'is an admin already.',
} as const;

async function invite(environment: Environment, email: string): Promise<string> {
  const database = await openSiteDatabase(environment);
  try {
    await database.migrate();
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
  } finally {
    await database.close();
  }
}

/**
 * Creates or promotes an admin and prints the link. The embedded database is open in one process at a time: stop the site
 * before. What the owner can correct is printed in one line, and the process ends with 1.
 */
export async function runInviteAdmin(email: string): Promise<void> {
  try {
    process.stdout.write(`${await invite(readEnvironment(process.env), email)}\n`);
  } catch (error) {
    printStartupError(error);
  }
}
