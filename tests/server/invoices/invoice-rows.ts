import type { InvoiceContent, InvoiceKind } from '~/domain/invoices/invoice';
import type { Database } from '~/server/db/database.server';

export interface InvoiceRow {
  kind: InvoiceKind;
  number: string;
  financialYear: string;
  position: number;
  orderNumber: string;
  issuedOn: string;
  total: number;
  verificationCode: string;
  content: InvoiceContent;
}

/** All documents, in the order of their numbers. */
export const readInvoiceRows = (database: Database): Promise<InvoiceRow[]> =>
  database.rows<InvoiceRow>({
    text: `select kind, invoices.number, financial_year as "financialYear", position, orders.number as "orderNumber",
        issued_on::text as "issuedOn", invoices.total::float8 as total, verification_code as "verificationCode", content
      from invoices join orders on orders.id = order_id order by kind desc, financial_year, position`,
  });

/** The numbers of each kind and financial year, which must be 1, 2, 3 … */
export function findGaps(rows: readonly InvoiceRow[]): string[] {
  const series = Map.groupBy(rows, ({ kind, financialYear }) => `${kind} ${financialYear}`);
  return [...series].flatMap(([name, documents]) =>
    documents.flatMap(({ position, number }, index) =>
      position === index + 1 ? [] : [`${name}: ${number} at ${index + 1}`],
    ),
  );
}
