import { hashPassword } from 'better-auth/crypto';
import { v7 as uuid } from 'uuid';
import { samplePeople } from '../../app/content/sample-people';
import type { Database } from '../../app/server/db/database.server';
import { identities, people } from '../../app/server/db/schema/accounts.server';

/** The accounts to try the site with. Only for a site in demo mode; what is there already stays as it is. */
export async function seedSamplePeople({ db }: Database): Promise<void> {
  await db.transaction(async (transaction) => {
    for (const { id, email, firstName, lastName, role, password } of samplePeople) {
      const name = `${firstName} ${lastName}`;
      const added = await transaction
        .insert(people)
        .values({ id, email, name, role, emailVerified: true, sample: true })
        .onConflictDoNothing()
        .returning({ id: people.id });
      if (added.length === 0) continue;
      const hash = await hashPassword(password);
      await transaction
        .insert(identities)
        .values({ id: uuid(), personId: id, providerId: 'credential', accountId: id, password: hash });
    }
  });
}
