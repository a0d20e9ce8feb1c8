import { and, desc, eq, isNull, ne, not, type SQL, sql } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { Buyer } from '~/domain/orders/customer';
import { parseOrderNumber } from '~/domain/orders/order-status';
import type { QueryBuilder, ServiceDeps } from '../../db/database.server';
import { orders } from '../../db/schema/orders.server';

/** As in the index `orders_by_email`. */
const email = sql<string>`lower(${orders.contact} ->> 'email')`;

const { contact, delivery, billing, gstin } = orders;

/** The latest order of an email, for which `condition` holds. */
async function readLatest(db: QueryBuilder, of: string, condition?: SQL) {
  const [latest] = await db
    .select({ contact, delivery, billing, gstin })
    .from(orders)
    .where(and(eq(email, of), isNull(orders.anonymisedAt), condition))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return latest;
}

/** A parcel of the shop: tickets, gift cards and milestones have no delivery address. */
const isParcel = and(not(orders.isDeliveredByEmail), isNull(orders.milestoneId));
const hasPhone = sql`${contact} ->> 'phone' <> ''`;

/**
 * R-ORDER-18: what is filled in for the customer of an order: the contact of the latest order, and the address of the last
 * parcel with its invoice. `null` for an unknown number and after account deletion. Throws NotAllowedError.
 */
export async function getBuyer(
  { db }: ServiceDeps,
  { user }: SignedIn,
  typedNumber: string,
): Promise<Buyer | null> {
  requirePermission(user, 'orders.manage');
  const number = parseOrderNumber(typedNumber);
  const isNamed = number && and(eq(orders.number, number), ne(email, ''));
  const [named] = isNamed ? await db.select({ email }).from(orders).where(isNamed) : [];
  if (!named) return null;
  const [latest, withPhone, parcel] = await Promise.all([
    readLatest(db, named.email),
    readLatest(db, named.email, hasPhone),
    readLatest(db, named.email, isParcel),
  ]);
  if (!latest) return null;
  return {
    name: latest.contact.name,
    email: latest.contact.email,
    phone: withPhone?.contact.phone ?? '',
    ...(parcel && { delivery: parcel.delivery }),
    ...(parcel?.billing && { billing: parcel.billing }),
    ...(parcel?.contact.company && { company: parcel.contact.company }),
    ...(parcel?.gstin && { gstin: parcel.gstin }),
  };
}
