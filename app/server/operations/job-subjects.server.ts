import { eq, inArray } from 'drizzle-orm';
import { parseOrderNumber } from '~/domain/orders/order-status';
import { isUuid } from '~/domain/text/uuid';
import { formatEventKey } from '~/domain/tickets/event';
import type { QueryBuilder } from '../db/database.server';
import { articles } from '../db/schema/articles.server';
import { products } from '../db/schema/catalogue.server';
import { emails } from '../db/schema/emails.server';
import { eventEmails } from '../db/schema/event-emails.server';
import { giftCardDeliveries } from '../db/schema/gift-cards.server';
import { helpEntries } from '../db/schema/help-entries.server';
import { leads } from '../db/schema/leads.server';
import { newsletterEditions } from '../db/schema/newsletter-editions.server';
import { orderEvents, orders } from '../db/schema/orders.server';
import { paymentSessions, refunds } from '../db/schema/payments.server';
import { webhookRequests } from '../db/schema/webhooks.server';
import { formatLeadReference } from '../email/lead-facts.server';

/** What a job is about. `id` is that in the URL of its page: of an order the number. */
export interface JobSubject {
  kind: 'order' | 'email' | 'lead' | 'product' | 'article' | 'help-entry' | 'edition' | 'event';
  id: string;
  /** What staff call it. */
  name: string;
}

type Payload = Readonly<Record<string, unknown>>;

/** The records with these ids. `key` is the id in the payload. */
type ReadSubjects = (db: QueryBuilder, ids: string[]) => Promise<{ key: string; id: string; name: string }[]>;

const readOrdersOf =
  (table: typeof paymentSessions | typeof refunds | typeof giftCardDeliveries): ReadSubjects =>
  (db, ids) =>
    db
      .select({ key: table.id, id: orders.number, name: orders.number })
      .from(table)
      .innerJoin(orders, eq(orders.id, table.orderId))
      .where(inArray(table.id, ids));

/** A test has no order. */
const readOrdersOfWebhooks: ReadSubjects = (db, ids) =>
  db
    .select({ key: webhookRequests.id, id: orders.number, name: orders.number })
    .from(webhookRequests)
    .innerJoin(orderEvents, eq(orderEvents.id, webhookRequests.orderEventId))
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(inArray(webhookRequests.id, ids));

const readOrders: ReadSubjects = (db, ids) =>
  db
    .select({ key: orders.id, id: orders.number, name: orders.number })
    .from(orders)
    .where(inArray(orders.id, ids));

/** An email that has not been rendered has no subject yet. */
const readEmails: ReadSubjects = async (db, ids) => {
  const { id, subject, template } = emails;
  const rows = await db.select({ id, subject, template }).from(emails).where(inArray(id, ids));
  return rows.map((row) => ({ key: row.id, id: row.id, name: row.subject || (row.template ?? '') }));
};

const readLeads: ReadSubjects = async (db, ids) => {
  const rows = await db.select({ id: leads.id }).from(leads).where(inArray(leads.id, ids));
  return rows.map(({ id }) => ({ key: id, id, name: formatLeadReference(id) }));
};

const readNamed =
  (table: typeof articles | typeof helpEntries): ReadSubjects =>
  (db, ids) =>
    db.select({ key: table.id, id: table.id, name: table.title }).from(table).where(inArray(table.id, ids));

const readProducts: ReadSubjects = (db, ids) =>
  db
    .select({ key: products.id, id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, ids));

const readEditions: ReadSubjects = async (db, ids) =>
  db
    .select({ key: newsletterEditions.id, id: newsletterEditions.id, name: newsletterEditions.subject })
    .from(newsletterEditions)
    .where(inArray(newsletterEditions.id, ids));

/** The guest list has the emails to its guests. */
const readEventEmails: ReadSubjects = async (db, ids) => {
  const { id, productId, day, facts } = eventEmails;
  const rows = await db.select({ id, productId, day, facts }).from(eventEmails).where(inArray(id, ids));
  return rows.map((row) => ({
    key: row.id,
    id: formatEventKey({ productId: row.productId, ...(row.day !== null && { day: row.day }) }),
    name: row.facts?.eventName ?? row.productId,
  }));
};

/** By the name of the field of a payload. What concerns one account is left out. */
const SUBJECTS: Readonly<Record<string, { kind: JobSubject['kind']; read: ReadSubjects }>> = {
  emailId: { kind: 'email', read: readEmails },
  leadId: { kind: 'lead', read: readLeads },
  orderId: { kind: 'order', read: readOrders },
  refundId: { kind: 'order', read: readOrdersOf(refunds) },
  sessionId: { kind: 'order', read: readOrdersOf(paymentSessions) },
  deliveryId: { kind: 'order', read: readOrdersOf(giftCardDeliveries) },
  requestId: { kind: 'order', read: readOrdersOfWebhooks },
  productId: { kind: 'product', read: readProducts },
  articleId: { kind: 'article', read: readNamed(articles) },
  entryId: { kind: 'help-entry', read: readNamed(helpEntries) },
  eventEmailId: { kind: 'event', read: readEventEmails },
  editionId: { kind: 'edition', read: readEditions },
};

/** Ids of products are words, all others are UUIDs. */
const isId = (field: string, value: unknown): value is string =>
  typeof value === 'string' && (field === 'productId' || isUuid(value));

/** The subjects of jobs, by the id of the job. A job whose payload names no record with a page has none. One query for each field. */
export async function findJobSubjects(
  db: QueryBuilder,
  jobs: readonly { id: string; payload: Payload }[],
): Promise<Map<string, JobSubject>> {
  const found = new Map<string, JobSubject>();
  for (const [field, { kind, read }] of Object.entries(SUBJECTS)) {
    const named = jobs.flatMap(({ id, payload }) => {
      const key = payload[field];
      return isId(field, key) ? [{ id, key }] : [];
    });
    if (named.length === 0) continue;
    const rows = await read(db, [...new Set(named.map(({ key }) => key))]);
    const subjects = new Map(rows.map(({ key, id, name }) => [key, { kind, id, name }]));
    for (const { id, key } of named) {
      const subject = subjects.get(key);
      if (subject) found.set(id, subject);
    }
  }
  return found;
}

/** The number of an order in the subject of an email. */
const findOrderNumber = (subject: string): string | undefined =>
  subject.split(/[\s:,.()]+/).flatMap((word) => parseOrderNumber(word) ?? [])[0];

/** What the audit log says about the subject: the number of an order, or the name of a thing. Never a text of an email. */
export function toAuditedSubject(subject: JobSubject | undefined): Readonly<Record<string, string>> {
  if (!subject) return {};
  const { kind, name } = subject;
  const order = kind === 'order' ? name : kind === 'email' ? findOrderNumber(name) : undefined;
  if (order !== undefined) return { order };
  return kind === 'email' ? {} : { about: name };
}
