import { MONTH_PATTERN } from '../time/months';
import { isIsoDay } from '../time/wall-clock';
import { parseInvoiceFileName, toInvoiceFileName } from './invoice-number';

export const INVOICES_PER_PAGE = 50;

/** The document beside which a page begins. The list shows the newest first. */
export interface InvoiceCursor {
  direction: 'older' | 'newer';
  /** ISO day. */
  issuedOn: string;
  number: string;
}

/** Which invoices and credit notes staff see. The URL holds all of it. */
export interface InvoiceQuery {
  /** `2026-11`. Without it, the current one. */
  month?: string;
  cursor?: InvoiceCursor;
}

const CURSOR = /^([^.]+)\.(.+)$/;

function parseCursor(params: URLSearchParams): InvoiceCursor | undefined {
  for (const direction of ['older', 'newer'] as const) {
    const [, issuedOn = '', file = ''] = CURSOR.exec(params.get(direction) ?? '') ?? [];
    const number = parseInvoiceFileName(`${file}.pdf`);
    if (isIsoDay(issuedOn) && number) return { direction, issuedOn, number };
  }
  return undefined;
}

/** Reads a query from any URL. Invalid values are left out. Never throws. */
export function parseInvoiceQuery(params: URLSearchParams): InvoiceQuery {
  const month = params.get('month') ?? '';
  const cursor = parseCursor(params);
  return { ...(MONTH_PATTERN.test(month) && { month }), ...(cursor && { cursor }) };
}

/** The canonical form of a query. */
export const serialiseInvoiceQuery = ({ month, cursor }: InvoiceQuery): URLSearchParams =>
  new URLSearchParams([
    ...(month ? [['month', month]] : []),
    ...(cursor
      ? [[cursor.direction, `${cursor.issuedOn}.${toInvoiceFileName(cursor.number).replace('.pdf', '')}`]]
      : []),
  ]);
