import { v7 as uuid } from 'uuid';
import { sampleUsers } from '~/content/samples/sample-users';
import { hashPassword } from '../accounts/better-auth/password-hash.server';
import type { Database } from '../db/database.server';
import { identities, users } from '../db/schema/accounts.server';

/** Adds the missing sample accounts, for demo mode. Never changes existing users. */
export async function seedSampleUsers({ db }: Database): Promise<void> {
  await db.transaction(async (transaction) => {
    for (const { id, email, firstName, lastName, role, password } of sampleUsers) {
      const name = `${firstName} ${lastName}`;
      const added = await transaction
        .insert(users)
        .values({ id, email, name, role, emailVerified: true, sample: true })
        .onConflictDoNothing()
        .returning({ id: users.id });
      if (added.length === 0) continue;
      const hash = await hashPassword(password);
      await transaction
        .insert(identities)
        .values({ id: uuid(), userId: id, providerId: 'credential', accountId: id, password: hash });
    }
  });
}
