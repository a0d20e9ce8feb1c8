import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AddressKind } from '~/domain/accounts/address-book';
import type { PortraitFeatures } from '~/domain/accounts/portrait-options';
import type { Address, PaymentMethod } from '~/domain/orders/checkout-schema';
import { users } from './accounts.server';
import { bytes } from './bytes.server';

const moment = (name: string) => timestamp(name, { withTimezone: true });

const ofPerson = () => uuid('user_id').references(() => users.id, { onDelete: 'cascade' });

/** What somebody says of themselves besides name and address, and how they like to pay. */
export const profiles = pgTable('profiles', {
  userId: ofPerson().primaryKey(),
  /** `+91` and ten digits. */
  phone: text(),
  company: text(),
  job: text(),
  /** The portrait in tiles that the user composed. */
  portrait: jsonb().$type<PortraitFeatures>(),
  paymentMethod: text('payment_method').$type<PaymentMethod>(),
  upiId: text('upi_id'),
});

/** A user's own picture as squares of WebP, drawn anew from what was sent; `users.image` is its version. */
export const profilePictures = pgTable('profile_pictures', {
  userId: ofPerson().primaryKey(),
  small: bytes().notNull(),
  large: bytes().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** The address book: where parcels go, and whom invoices name. */
export const savedAddresses = pgTable(
  'saved_addresses',
  {
    id: uuid().primaryKey(),
    userId: ofPerson().notNull(),
    kind: text().$type<AddressKind>().notNull(),
    label: text().notNull(),
    name: text().notNull(),
    phone: text(),
    gstin: text(),
    address: jsonb().$type<Address>().notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('saved_addresses_kind', sql`${table.kind} in ('delivery', 'billing')`),
    index('saved_addresses_of_user').on(table.userId, table.kind, table.createdAt),
    uniqueIndex('saved_addresses_default').on(table.userId, table.kind).where(sql`is_default`),
  ],
);
