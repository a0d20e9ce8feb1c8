import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AddressKind } from '~/domain/accounts/address-book';
import type { PortraitFeatures } from '~/domain/accounts/portrait-options';
import type { Address } from '~/domain/orders/checkout-schema';
import type { TransferMethod } from '~/domain/payments/payment-method';
import { users } from './accounts.server';
import { bytes, contentRecord, requireContent, timestamptz } from './columns.server';

const userReference = () => uuid('user_id').references(() => users.id, { onDelete: 'cascade' });

/** Profile details and the preferred payment method of a user. */
export const profiles = pgTable('profiles', {
  userId: userReference().primaryKey(),
  /** `+91` and ten digits. */
  phone: text(),
  company: text(),
  job: text(),
  /** The portrait that the user composed. */
  portrait: jsonb().$type<PortraitFeatures>(),
  paymentMethod: text('payment_method').$type<TransferMethod>(),
  upiId: text('upi_id'),
});

/** Profile pictures as square WebP files, re-encoded from the upload. `users.image` is the version. */
export const profilePictures = pgTable(
  'profile_pictures',
  {
    userId: userReference().primaryKey(),
    small: bytes(),
    smallRecord: contentRecord('small_record'),
    large: bytes(),
    largeRecord: contentRecord('large_record'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    requireContent('profile_pictures_small', table.small, table.smallRecord),
    requireContent('profile_pictures_large', table.large, table.largeRecord),
  ],
);

/** Address book: delivery and billing addresses. */
export const savedAddresses = pgTable(
  'saved_addresses',
  {
    id: uuid().primaryKey(),
    userId: userReference().notNull(),
    kind: text().$type<AddressKind>().notNull(),
    label: text().notNull(),
    name: text().notNull(),
    phone: text(),
    gstin: text(),
    address: jsonb().$type<Address>().notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    check('saved_addresses_kind', sql`${table.kind} in ('delivery', 'billing')`),
    index('saved_addresses_of_user').on(table.userId, table.kind, table.createdAt),
    uniqueIndex('saved_addresses_default').on(table.userId, table.kind).where(sql`is_default`),
  ],
);
