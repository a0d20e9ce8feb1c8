import { isDeepStrictEqual } from 'node:util';
import { and, asc, desc, eq, ne, type SQL } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import {
  ADDRESS_BOOK_LIMITS,
  type AddressEntry,
  type AddressKind,
  MAX_ADDRESSES_PER_KIND,
  type SavedAddress,
} from '~/domain/accounts/address-book';
import type { SignedIn } from '~/domain/auth/session';
import { isSameAddress } from '~/domain/orders/order';
import { isUuid } from '~/domain/text/uuid';
import { bindDeps } from '../bind-deps.server';
import type { Database, QueryBuilder, ServiceDeps } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { savedAddresses } from '../db/schema/profiles.server';

/** One address of the user. */
interface AddressRef {
  kind: AddressKind;
  id: string;
}

const isOwn = (userId: string, kind: AddressKind, id?: string): SQL | undefined =>
  and(
    eq(savedAddresses.userId, userId),
    eq(savedAddresses.kind, kind),
    id === undefined ? undefined : eq(savedAddresses.id, id),
  );

function toAddress(row: typeof savedAddresses.$inferSelect): SavedAddress {
  const { id, kind, label, name, phone, gstin, address, isDefault } = row;
  return { id, kind, label, name, phone: phone ?? undefined, gstin: gstin ?? undefined, address, isDefault };
}

const toColumns = ({ label, name, phone, gstin, address, isDefault }: AddressEntry) => ({
  label,
  name,
  address,
  isDefault,
  phone: phone ?? null,
  gstin: gstin ?? null,
});

/** Serialises changes of one address book: concurrent ones cannot create two defaults or too many addresses. */
const lockUser = (transaction: QueryBuilder, userId: string) =>
  transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');

const clearDefault = (transaction: QueryBuilder, userId: string, kind: AddressKind, exceptId: string) =>
  transaction
    .update(savedAddresses)
    .set({ isDefault: false })
    .where(and(isOwn(userId, kind), ne(savedAddresses.id, exceptId)));

async function updateColumns(
  { db }: ServiceDeps,
  { userId, kind, id }: AddressRef & { userId: string },
  columns: Partial<ReturnType<typeof toColumns>>,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const isThis = isOwn(userId, kind, id);
  return db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    if ((await transaction.$count(savedAddresses, isThis)) === 0) return false;
    if (columns.isDefault) await clearDefault(transaction, userId, kind, id);
    await transaction.update(savedAddresses).set(columns).where(isThis);
    return true;
  });
}

/** The default address first, then the oldest first. */
async function listAddresses(
  { db }: ServiceDeps,
  { user }: SignedIn,
  kind: AddressKind,
): Promise<SavedAddress[]> {
  const rows = await db
    .select()
    .from(savedAddresses)
    .where(isOwn(user.id, kind))
    .orderBy(desc(savedAddresses.isDefault), asc(savedAddresses.createdAt), asc(savedAddresses.id));
  return rows.map(toAddress);
}

/** `null` for an address that the user does not have. */
async function getAddress(
  { db }: ServiceDeps,
  { user }: SignedIn,
  { kind, id }: AddressRef,
): Promise<SavedAddress | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select()
    .from(savedAddresses)
    .where(isOwn(user.id, kind, id));
  return row ? toAddress(row) : null;
}

/** R-CHECKOUT-4: the address that the form has written already, when it is sent again because the answer was lost. */
async function findEqual(transaction: QueryBuilder, userId: string, kind: AddressKind, entry: AddressEntry) {
  // Stored JSON has no undefined fields.
  const wanted: unknown = JSON.parse(JSON.stringify(toColumns(entry)));
  const rows = await transaction.select().from(savedAddresses).where(isOwn(userId, kind));
  return rows.find(({ label, name, phone, gstin, address, isDefault }) =>
    isDeepStrictEqual({ label, name, phone, gstin, address, isDefault }, wanted),
  );
}

/** `entry` has passed its schema. Resolves to the id; `full` when the user has MAX_ADDRESSES_PER_KIND already. */
const add = (
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  kind: AddressKind,
  entry: AddressEntry,
): Promise<{ id: string } | 'full'> =>
  db.transaction(async (transaction) => {
    await lockUser(transaction, user.id);
    const equal = await findEqual(transaction, user.id, kind, entry);
    if (equal) return { id: equal.id };
    const stored = await transaction.$count(savedAddresses, isOwn(user.id, kind));
    if (stored >= MAX_ADDRESSES_PER_KIND) return 'full';
    const id = uuid();
    if (entry.isDefault) await clearDefault(transaction, user.id, kind, id);
    await transaction
      .insert(savedAddresses)
      .values({ id, userId: user.id, kind, ...toColumns(entry), createdAt: clock() });
    return { id };
  });

/** R-CHECKOUT-3: adds the address of a parcel, unless the book has it or is full. */
const addDelivery = (
  { db, clock }: ServiceDeps,
  actor: SignedIn,
  delivery: Omit<AddressEntry, 'label' | 'isDefault' | 'gstin'>,
): Promise<void> =>
  db.transaction(async (transaction) => {
    await lockUser(transaction, actor.user.id);
    const deps = { db: transaction, clock };
    const stored = await listAddresses(deps, actor, 'delivery');
    if (stored.some(({ address }) => isSameAddress(address, delivery.address))) return;
    const label = delivery.address.line1.slice(0, ADDRESS_BOOK_LIMITS.label).trim();
    await add(deps, actor, 'delivery', { ...delivery, label, isDefault: false });
  });

/** False for an address that the user does not have. */
const update = (deps: ServiceDeps, { user }: SignedIn, ref: AddressRef, entry: AddressEntry) =>
  updateColumns(deps, { userId: user.id, ...ref }, toColumns(entry));

/** False for an address that the user does not have. */
const setDefault = (deps: ServiceDeps, { user }: SignedIn, ref: AddressRef) =>
  updateColumns(deps, { userId: user.id, ...ref }, { isDefault: true });

/** False for an address that the user does not have. */
async function remove({ db }: ServiceDeps, { user }: SignedIn, { kind, id }: AddressRef): Promise<boolean> {
  if (!isUuid(id)) return false;
  const removed = await db
    .delete(savedAddresses)
    .where(isOwn(user.id, kind, id))
    .returning({ id: savedAddresses.id });
  return removed.length > 0;
}

/** All functions act for the signed-in user. Addresses of other users are unknown to them. */
export const createAddressBook = ({ db }: Database, { clock }: Pick<ServiceDeps, 'clock'>) =>
  bindDeps({ db, clock }, { listAddresses, getAddress, add, addDelivery, update, setDefault, remove });

export type AddressBook = ReturnType<typeof createAddressBook>;
