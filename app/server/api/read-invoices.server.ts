import { and, asc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { type ApiPage, type ApiQueries, isApiDay } from '~/domain/api/api-query';
import type { ApiInvoice } from '~/domain/api/api-schemas';
import type { Invoice } from '~/domain/invoices/invoice';
import { parseInvoiceFileName, toInvoiceFileName } from '~/domain/invoices/invoice-number';
import { site } from '~site';
import { cutPage } from '../db/list-query.server';
import { invoices } from '../db/schema/invoices.server';
import type { CheckedFile } from '../files/check-pdf.server';
import { invoiceColumns } from '../invoices/read-invoices.server';
import { type ApiCaller, hasScope, requireScope } from './api-caller.server';
import { type ApiDeps, InvalidCursorError } from './api-deps.server';

function toCallerInvoice(caller: ApiCaller, { kind, number, issuedOn, content }: Invoice): ApiInvoice {
  const { orderNumber, corrects, reason, dueOn, placeOfSupply, lines, taxable, taxes, total } = content;
  const { supplier, buyer, delivery } = content;
  return {
    number,
    kind,
    issuedOn,
    orderNumber,
    currency: site.currency.code,
    ...(corrects && { corrects }),
    ...(reason !== undefined && { reason }),
    ...(dueOn !== undefined && { dueOn }),
    placeOfSupply,
    lines: [...lines],
    taxable,
    taxes: [...taxes],
    total,
    supplier: { ...supplier, address: [...supplier.address] },
    ...(hasScope(caller, 'contacts') && {
      buyer: { ...buyer, address: [...buyer.address] },
      delivery: { ...delivery, address: [...delivery.address] },
    }),
  };
}

const CURSOR = /^(\d{4}-\d{2}-\d{2})\.([A-Z]+\/\d{4}\/\d{6})$/;

function toPlaceCondition(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [, day, number] = CURSOR.exec(cursor) ?? [];
  if (day === undefined || !isApiDay(day)) throw new InvalidCursorError();
  return sql`(${invoices.issuedOn}, ${invoices.number}) > (${day}::date, ${number})`;
}

/** R-API-3: invoices and credit notes, the oldest first. Throws MissingScopeError and InvalidCursorError. */
export async function listInvoices(
  { db }: ApiDeps,
  caller: ApiCaller,
  { issuedFrom, issuedUntil, cursor, limit }: ApiQueries['invoices'],
): Promise<ApiPage<ApiInvoice>> {
  requireScope(caller, 'invoices');
  const { issuedOn, number } = invoices;
  const found = await db
    .select(invoiceColumns)
    .from(invoices)
    .where(
      and(
        toPlaceCondition(cursor),
        issuedFrom === undefined ? undefined : gte(issuedOn, issuedFrom),
        issuedUntil === undefined ? undefined : lte(issuedOn, issuedUntil),
      ),
    )
    .orderBy(asc(issuedOn), asc(number))
    .limit(limit + 1);
  const { page, last } = cutPage(found, limit);
  return {
    data: page.map((invoice) => toCallerInvoice(caller, invoice)),
    next: last ? `${last.issuedOn}.${last.number}` : null,
  };
}

/** `name` has dashes in place of the slashes of the number: `INV-2627-000123`. */
async function findInvoice({ db }: ApiDeps, name: string): Promise<Invoice | undefined> {
  const number = parseInvoiceFileName(toInvoiceFileName(name));
  if (number === undefined) return undefined;
  const [invoice] = await db.select(invoiceColumns).from(invoices).where(eq(invoices.number, number));
  return invoice;
}

/** `undefined` for an unknown one. Throws MissingScopeError. */
export async function getInvoice(
  deps: ApiDeps,
  caller: ApiCaller,
  name: string,
): Promise<ApiInvoice | undefined> {
  requireScope(caller, 'invoices');
  const invoice = await findInvoice(deps, name);
  return invoice && toCallerInvoice(caller, invoice);
}

/** The PDF, which has the name and address of the buyer. `undefined` for an unknown one. Throws MissingScopeError. */
export async function renderInvoice(
  deps: ApiDeps,
  caller: ApiCaller,
  name: string,
): Promise<CheckedFile | undefined> {
  requireScope(caller, 'invoices');
  requireScope(caller, 'contacts');
  const invoice = await findInvoice(deps, name);
  return invoice && deps.renderInvoice(invoice);
}
