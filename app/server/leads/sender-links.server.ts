import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { QueryBuilder } from '../db/database.server';
import { leads } from '../db/schema/leads.server';
import { senderLinks } from '../db/schema/sender-links.server';

/** The other addresses of the person with an address, in lower case. */
export async function listLinkedAddresses(db: QueryBuilder, email: string): Promise<string[]> {
  const own = alias(senderLinks, 'own');
  const address = email.toLowerCase();
  const rows = await db
    .select({ email: senderLinks.email })
    .from(senderLinks)
    .innerJoin(own, eq(own.personId, senderLinks.personId))
    .where(and(eq(own.email, address), ne(senderLinks.email, address)))
    .orderBy(asc(senderLinks.email));
  return rows.map((row) => row.email);
}

/** The other addresses of the same person, for each of several addresses. An address without others is left out. */
export async function listLinkedAddressesOf(
  db: QueryBuilder,
  emails: readonly string[],
): Promise<Map<string, string[]>> {
  const addresses = [...new Set(emails.map((email) => email.toLowerCase()))];
  if (addresses.length === 0) return new Map();
  const own = alias(senderLinks, 'own');
  const rows = await db
    .select({ email: own.email, other: senderLinks.email })
    .from(own)
    .innerJoin(senderLinks, and(eq(own.personId, senderLinks.personId), ne(own.email, senderLinks.email)))
    .where(inArray(own.email, addresses))
    .orderBy(asc(senderLinks.email));
  return new Map(
    [...Map.groupBy(rows, ({ email }) => email)].map(([email, found]) => [
      email,
      found.map(({ other }) => other),
    ]),
  );
}

/** R-INBOX-6: a link ends with the last message from its address, and with the last other address. */
export async function deleteStaleLinks(transaction: QueryBuilder): Promise<void> {
  await transaction
    .delete(senderLinks)
    .where(
      sql`not exists (select 1 from ${leads} where lower(${leads.email}) = ${senderLinks.email} and ${leads.withdrawnAt} is null)`,
    );
  await transaction
    .delete(senderLinks)
    .where(
      sql`(select count(*) from sender_links as beside where beside.person_id = ${senderLinks.personId}) = 1`,
    );
}
