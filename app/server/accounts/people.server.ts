import { v7 as uuid } from 'uuid';
import type { Person } from '~/domain/person';
import type { Session } from '../db/database.server';
import type { NewPerson } from './contract.server';
import { type PersonRow, personColumns, toPerson } from './read-session.server';

/** Sample accounts are nobody once `demo` is off. */
export async function personById(database: Session, id: string, demo: boolean): Promise<Person | null> {
  const text = `select ${personColumns} from people p where p.id = $1 and ($2 or not p.sample)`;
  const [row] = await database.rows<PersonRow>({ text, values: [id, demo] });
  return row ? toPerson(row) : null;
}

export async function personByEmail(database: Session, email: string, demo: boolean): Promise<Person | null> {
  const text = `select ${personColumns} from people p where p.email = lower($1) and ($2 or not p.sample)`;
  const [row] = await database.rows<PersonRow>({ text, values: [email, demo] });
  return row ? toPerson(row) : null;
}

export async function createPerson(database: Session, person: NewPerson): Promise<Person> {
  const { email, name, emailVerified, role = 'user', sample = false } = person;
  const [row] = await database.rows<PersonRow>({
    text: `insert into people as p (id, email, name, email_verified, role, sample)
      values ($1, lower($2), $3, $4, $5, $6) returning ${personColumns}`,
    values: [uuid(), email, name, emailVerified, role, sample],
  });
  if (!row) throw new Error('A person that was inserted is not there.');
  return toPerson(row);
}
