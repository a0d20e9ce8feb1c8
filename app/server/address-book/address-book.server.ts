import { and, asc, count, desc, eq, ne, type SQL } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import {
  type AddressEntry,
  type AddressKind,
  MOST_ADDRESSES,
  type SavedAddress,
} from '~/domain/address-book';
import { isUuid } from '../accounts/link-token.server';
import type { Database, QueryBuilder } from '../db/database.server';
import { people } from '../db/schema/accounts.server';
import { savedAddresses } from '../db/schema/profiles.server';
import type { AddressBook, AddressBookOptions } from './contract.server';

const ofKind = (personId: string, kind: AddressKind): SQL | undefined =>
  and(eq(savedAddresses.personId, personId), eq(savedAddresses.kind, kind));

const one = (personId: string, kind: AddressKind, id: string): SQL | undefined =>
  and(ofKind(personId, kind), eq(savedAddresses.id, id));

function toAddress(row: typeof savedAddresses.$inferSelect): SavedAddress {
  const { id, kind, label, name, phone, gstin, address, isDefault } = row;
  return { id, kind, label, name, phone: phone ?? undefined, gstin: gstin ?? undefined, address, isDefault };
}

const columnsOf = ({ label, name, phone, gstin, address, isDefault }: AddressEntry) => ({
  ...{ label, name, address, isDefault },
  phone: phone ?? null,
  gstin: gstin ?? null,
});

/** Changes of one person's book take turns, so that two at once make neither two defaults nor one address too many. */
const lock = (transaction: QueryBuilder, personId: string) =>
  transaction.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('update');

const dropDefault = (transaction: QueryBuilder, personId: string, kind: AddressKind, but: string) =>
  transaction
    .update(savedAddresses)
    .set({ isDefault: false })
    .where(and(ofKind(personId, kind), ne(savedAddresses.id, but)));

export function createAddressBook({ db }: Database, { clock }: AddressBookOptions): AddressBook {
  const update = (
    personId: string,
    kind: AddressKind,
    id: string,
    columns: Partial<ReturnType<typeof columnsOf>>,
  ): Promise<boolean> =>
    db.transaction(async (transaction) => {
      if (!isUuid(id)) return false;
      await lock(transaction, personId);
      const [found] = await transaction
        .select({ id: savedAddresses.id })
        .from(savedAddresses)
        .where(one(personId, kind, id));
      if (!found) return false;
      if (columns.isDefault) await dropDefault(transaction, personId, kind, id);
      await transaction
        .update(savedAddresses)
        .set(columns)
        .where(one(personId, kind, id));
      return true;
    });

  return {
    async addressesOf({ person }, kind) {
      const rows = await db
        .select()
        .from(savedAddresses)
        .where(ofKind(person.id, kind))
        .orderBy(desc(savedAddresses.isDefault), asc(savedAddresses.createdAt), asc(savedAddresses.id));
      return rows.map(toAddress);
    },
    async addressOf({ person }, kind, id) {
      if (!isUuid(id)) return null;
      const [row] = await db
        .select()
        .from(savedAddresses)
        .where(one(person.id, kind, id));
      return row ? toAddress(row) : null;
    },
    add: ({ person }, kind, entry) =>
      db.transaction(async (transaction) => {
        await lock(transaction, person.id);
        const [kept] = await transaction
          .select({ count: count() })
          .from(savedAddresses)
          .where(ofKind(person.id, kind));
        if (kept && kept.count >= MOST_ADDRESSES) return 'full';
        const id = uuid();
        if (entry.isDefault) await dropDefault(transaction, person.id, kind, id);
        await transaction
          .insert(savedAddresses)
          .values({ id, personId: person.id, kind, ...columnsOf(entry), createdAt: clock() });
        return { id };
      }),
    change: ({ person }, kind, id, entry) => update(person.id, kind, id, columnsOf(entry)),
    makeDefault: ({ person }, kind, id) => update(person.id, kind, id, { isDefault: true }),
    async remove({ person }, kind, id) {
      if (!isUuid(id)) return false;
      const removed = await db
        .delete(savedAddresses)
        .where(one(person.id, kind, id))
        .returning({ id: savedAddresses.id });
      return removed.length > 0;
    },
  };
}
