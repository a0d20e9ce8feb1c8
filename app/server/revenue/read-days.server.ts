import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { ReportPeriod } from '~/domain/revenue/report-period';
import type { RevenueDay } from '~/domain/revenue/revenue-report';
import type { QueryBuilder } from '../db/database.server';
import { invoices } from '../db/schema/invoices.server';
import { orders } from '../db/schema/orders.server';
import { documentValue, isIssuedIn } from './period-conditions.server';

const isInvoice = sql`${invoices.kind} = 'invoice'`;
const ofShop = sql`${isInvoice} and ${orders.milestoneId} is null`;
const ofMilestone = sql`${isInvoice} and ${orders.milestoneId} is not null`;

const sumWhere = (value: SQL, condition: SQL) =>
  sql<number>`coalesce(sum(${value}) filter (where ${condition}), 0)`.mapWith(Number);

const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** R-REVENUE-1: the sums of each day with documents. The tax of a document is its total without its value. */
export async function readDays(db: QueryBuilder, period: ReportPeriod): Promise<RevenueDay[]> {
  const total = sql`${invoices.total}`;
  const rows = await db
    .select({
      day: invoices.issuedOn,
      invoiced: sumWhere(documentValue, isInvoice),
      credited: sumWhere(documentValue, sql`not ${isInvoice}`),
      invoicedTax: sumWhere(sql`${total} - (${documentValue})`, isInvoice),
      creditedTax: sumWhere(sql`${total} - (${documentValue})`, sql`not ${isInvoice}`),
      discounts: sumWhere(sql`${orders.discount}`, isInvoice),
      orders: countWhere(ofShop),
      orderTotals: sumWhere(total, ofShop),
      milestones: countWhere(ofMilestone),
      milestoneValues: sumWhere(documentValue, ofMilestone),
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(isIssuedIn(period))
    .groupBy(invoices.issuedOn)
    .orderBy(asc(invoices.issuedOn));
  return rows.map(({ invoicedTax, creditedTax, ...day }) => ({
    ...day,
    revenue: day.invoiced - day.credited,
    tax: invoicedTax - creditedTax,
  }));
}
