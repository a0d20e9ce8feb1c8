import { v7 as uuid } from 'uuid';
import type { SecurityChange } from '~/domain/notices';
import type { Person } from '~/domain/person';
import { greetedName, toAccount } from '../mail/to-account.server';
import { tellThrough } from '../notices/tell.server';
import type { AccountParts } from './parts.server';

/** Tells the person, in the account and by mail, what was changed about its safety, whoever did it. */
export async function tellChange(
  { database, mail, clock }: Pick<AccountParts, 'database' | 'mail' | 'clock'>,
  person: Pick<Person, 'id' | 'name' | 'email' | 'emailVerified'>,
  change: SecurityChange,
): Promise<void> {
  const key = `security:${uuid()}`;
  const told = { event: 'security-changed', change } as const;
  await tellThrough(database, { personId: person.id, told, key, at: clock() });
  await mail.queue(database.db, {
    template: 'security-changed',
    data: { ...greetedName(person), change },
    key,
    ...toAccount(person),
  });
}
