import { v7 as uuid } from 'uuid';
import type { Person } from '~/domain/person';
import { type SecurityChange, securityChanged } from '../mail/templates/security-changed.server';
import type { AccountParts } from './parts.server';

/** Tells the person by mail what was changed about the safety of the account, whoever did it. */
export async function tellChange(
  { database, mail }: Pick<AccountParts, 'database' | 'mail'>,
  { name, email }: Pick<Person, 'name' | 'email'>,
  change: SecurityChange,
): Promise<void> {
  const letter = securityChanged({ name, change });
  await mail.queue(database.db, { ...letter, key: `security:${uuid()}`, to: email });
}
