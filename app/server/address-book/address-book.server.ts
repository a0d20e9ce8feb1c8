import { and, asc, count, desc, eq, ne, type SQL } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import {
  type AddressEntry,
  type AddressKind,
  MAX_ADDRESSES_PER_KIND,
  type SavedAddress,
} from '~/domain/accounts/address-book';
import { isUuid } from '../crypto/link-token.server';
import type { Database, QueryBuilder } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { savedAddresses } from '../db/schema/profiles.server';
import type { AddressBook, AddressBookOptions } from './types.server';

const ofKind = (userId: string, kind: AddressKind): SQL | undefined =>
  and(eq(savedAddresses.userId, userId), eq(savedAddresses.kind, kind));

const one = (userId: string, kind: AddressKind, id: string): SQL | undefined =>
  and(ofKind(userId, kind), eq(savedAddresses.id, id));

function toAddress(row: typeof savedAddresses.$inferSelect): SavedAddress {
  const { id, kind, label, name, phone, gstin, address, isDefault } = row;
  return { id, kind, label, name, phone: phone ?? undefined, gstin: gstin ?? undefined, address, isDefault };
}

const columnsOf = ({ label, name, phone, gstin, address, isDefault }: AddressEntry) => ({
  ...{ label, name, address, isDefault },
  phone: phone ?? null,
  gstin: gstin ?? null,
});

/** Changes of one user's book take turns, so that two at once make neither two defaults nor one address too many. */
const lock = (transaction: QueryBuilder, userId: string) =>
  transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');

const dropDefault = (transaction: QueryBuilder, userId: string, kind: AddressKind, but: string) =>
  transaction
    .update(savedAddresses)
    .set({ isDefault: false })
    .where(and(ofKind(userId, kind), ne(savedAddresses.id, but)));

export function createAddressBook({ db }: Database, { clock }: AddressBookOptions): AddressBook {
  const update = (
    userId: string,
    kind: AddressKind,
    id: string,
    columns: Partial<ReturnType<typeof columnsOf>>,
  ): Promise<boolean> =>
    db.transaction(async (transaction) => {
      if (!isUuid(id)) return false;
      await lock(transaction, userId);
      const [found] = await transaction
        .select({ id: savedAddresses.id })
        .from(savedAddresses)
        .where(one(userId, kind, id));
      if (!found) return false;
      if (columns.isDefault) await dropDefault(transaction, userId, kind, id);
      await transaction
        .update(savedAddresses)
        .set(columns)
        .where(one(userId, kind, id));
      return true;
    });

  return {
    async listAddresses({ user }, kind) {
      const rows = await db
        .select()
        .from(savedAddresses)
        .where(ofKind(user.id, kind))
        .orderBy(desc(savedAddresses.isDefault), asc(savedAddresses.createdAt), asc(savedAddresses.id));
      return rows.map(toAddress);
    },
    async getAddress({ user }, kind, id) {
      if (!isUuid(id)) return null;
      const [row] = await db
        .select()
        .from(savedAddresses)
        .where(one(user.id, kind, id));
      return row ? toAddress(row) : null;
    },
    add: ({ user }, kind, entry) =>
      db.transaction(async (transaction) => {
        await lock(transaction, user.id);
        const [kept] = await transaction
          .select({ count: count() })
          .from(savedAddresses)
          .where(ofKind(user.id, kind));
        if (kept && kept.count >= MAX_ADDRESSES_PER_KIND) return 'full';
        const id = uuid();
        if (entry.isDefault) await dropDefault(transaction, user.id, kind, id);
        await transaction
          .insert(savedAddresses)
          .values({ id, userId: user.id, kind, ...columnsOf(entry), createdAt: clock() });
        return { id };
      }),
    update: ({ user }, kind, id, entry) => update(user.id, kind, id, columnsOf(entry)),
    setDefault: ({ user }, kind, id) => update(user.id, kind, id, { isDefault: true }),
    async remove({ user }, kind, id) {
      if (!isUuid(id)) return false;
      const removed = await db
        .delete(savedAddresses)
        .where(one(user.id, kind, id))
        .returning({ id: savedAddresses.id });
      return removed.length > 0;
    },
  };
}
