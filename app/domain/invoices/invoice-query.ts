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
  /** `2026-11`. Without it, the present one. */
  month?: string;
  cursor?: InvoiceCursor;
}

/** `2026-11`. */
export const MONTH_PATTERN = /^20\d\d-(0[1-9]|1[0-2])$/;
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

/** The first day of a month and of the next one. */
export function getMonthBounds(month: string): { from: string; before: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: `${month}-01`, before: `${next}-01` };
}

const MAX_MONTHS = 120;

/** All months from that of one ISO day to that of another, the latest first, ten years at most. */
export function listMonths(firstDay: string, lastDay: string): string[] {
  const months: string[] = [];
  const [year = 0, number = 0] = lastDay.split('-').map(Number);
  for (let index = year * 12 + number - 1; months.length < MAX_MONTHS; index -= 1) {
    const month = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
    if (month < firstDay.slice(0, 7)) break;
    months.push(month);
  }
  return months;
}
