import { and, count, desc, eq, exists, isNotNull, isNull, sql, sum } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { ReportPeriod } from '~/domain/revenue/report-period';
import type { BuyerFigures, MoneyFigures, RevenueGroup } from '~/domain/revenue/revenue-report';
import type { QueryBuilder } from '../db/database.server';
import { invoices } from '../db/schema/invoices.server';
import { orders } from '../db/schema/orders.server';
import { payments, refunds } from '../db/schema/payments.server';
import { documentValue, isBefore, isIn, isIssuedIn } from './period-conditions.server';

/** Revenue by the state of the delivery, which is the place of supply, the largest first. */
export function readStates(db: QueryBuilder, period: ReportPeriod): Promise<RevenueGroup[]> {
  const name = sql<string>`${orders.delivery} ->> 'state'`.as('name');
  const amount =
    sql<number>`sum(case ${invoices.kind} when 'invoice' then ${documentValue} else -(${documentValue}) end)`.mapWith(
      Number,
    );
  return db
    .select({
      name,
      amount,
      count: sql<number>`count(*) filter (where ${invoices.kind} = 'invoice')`.mapWith(Number),
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(isIssuedIn(period))
    .groupBy(sql`name`)
    .orderBy(desc(amount), sql`name`);
}

/** What the discount codes of invoiced orders took off, the largest first. */
export async function readCodes(db: QueryBuilder, period: ReportPeriod): Promise<RevenueGroup[]> {
  const amount = sum(orders.codeDiscount).mapWith(Number);
  const rows = await db
    .select({ name: orders.discountCode, amount, count: count() })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.kind, 'invoice'), isIssuedIn(period), isNotNull(orders.discountCode)))
    .groupBy(orders.discountCode)
    .orderBy(desc(amount), orders.discountCode);
  return rows.map(({ name, ...row }) => ({ ...row, name: name ?? '' }));
}

const emailOf = (contact: PgColumn) => sql<string>`lower(${contact} ->> 'email')`;

/** R-REVENUE-4: buyers with an order that was invoiced in the period, by whether one was invoiced before it. */
export async function readBuyers(db: QueryBuilder, period: ReportPeriod): Promise<BuyerFigures> {
  const buyers = db
    .selectDistinct({ email: emailOf(orders.contact).as('email') })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(
      and(
        eq(invoices.kind, 'invoice'),
        isIssuedIn(period),
        isNull(orders.milestoneId),
        isNull(orders.anonymisedAt),
      ),
    )
    .as('buyers');
  const earlier = alias(orders, 'earlier');
  const hasEarlier = exists(
    db
      .select({ one: sql`1` })
      .from(earlier)
      .where(
        and(
          sql`${emailOf(earlier.contact)} = ${buyers.email}`,
          isBefore(earlier.paidAt, period),
          isNull(earlier.milestoneId),
        ),
      ),
  );
  const [row] = await db
    .select({
      returning: sql<number>`count(*) filter (where ${hasEarlier})`.mapWith(Number),
      all: count(),
    })
    .from(buyers);
  const { all = 0, returning = 0 } = row ?? {};
  return { returning, firstTime: all - returning };
}

/** What goes back to a gift card stays with the shop. A transfer by staff refunds no payment. */
const isMoneySent = sql`${payments.provider} is distinct from 'gift-card'`;

/** Money by the moment at which it arrived or had gone back. */
export async function readMoney(db: QueryBuilder, period: ReportPeriod): Promise<MoneyFigures> {
  const amount = sum(payments.amount).mapWith(Number);
  const rows = await db
    .select({ provider: payments.provider, amount, count: count() })
    .from(payments)
    .where(isIn(payments.receivedAt, period))
    .groupBy(payments.provider)
    .orderBy(desc(amount), payments.provider);
  const [refund] = await db
    .select({ amount: sql<number>`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
    .from(refunds)
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.state, 'done'), isIn(refunds.doneAt, period), isMoneySent));
  const providers = rows.filter(({ provider }) => provider !== 'gift-card');
  return {
    providers,
    received: providers.reduce((total, row) => total + row.amount, 0),
    refunded: refund?.amount ?? 0,
    paidByGiftCards: rows.find(({ provider }) => provider === 'gift-card')?.amount ?? 0,
  };
}
