import { and, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ReportPeriod } from '~/domain/revenue/report-period';
import { addDays, toInstant } from '~/domain/time/wall-clock';
import { site } from '~site';
import { invoices } from '../db/schema/invoices.server';
import { orders } from '../db/schema/orders.server';

const startOfDay = (day: string): Date => toInstant(day, 0, site.openingHours.timeZone);

/** Documents that were issued in a period. */
export const isIssuedIn = ({ from, to }: ReportPeriod): SQL | undefined =>
  and(gte(invoices.issuedOn, from), lte(invoices.issuedOn, to));

/** Moments in a period. */
export const isIn = (moment: PgColumn, { from, to }: ReportPeriod): SQL | undefined =>
  and(gte(moment, startOfDay(from)), lt(moment, startOfDay(addDays(to))));

/** Moments before a period. */
export const isBefore = (moment: PgColumn, { from }: ReportPeriod): SQL => lt(moment, startOfDay(from));

/** The value of a document before tax. An invoice has that of its order, which is shorter to read than its content. */
export const documentValue = sql`case ${invoices.kind} when 'invoice' then ${orders.total} - ${orders.discount} else (${invoices.content} ->> 'taxable')::bigint end`;
