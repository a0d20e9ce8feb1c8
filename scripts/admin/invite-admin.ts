import { loadAppModule } from '../site/load-app-module.ts';

const [command, email, ...others] = process.argv.slice(2);

/** `npm run admin -- invite <email>`: makes a user an admin and prints a link that sets the password. */
if (command === 'invite' && email !== undefined && others.length === 0) {
  const { runInviteAdmin } = await loadAppModule<
    typeof import('../../app/server/process/invite-admin.server.ts')
  >('./app/server/process/invite-admin.server.ts');
  await runInviteAdmin(email);
} else {
  process.stderr.write('Usage: npm run admin -- invite someone@example.com\n');
  process.exitCode = 2;
}
