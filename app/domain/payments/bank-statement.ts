import { type Paise, parseRupees } from '../money/money';
import { normaliseReference } from './payment';
import type { TransferMethod } from './payment-method';
import { readColumns, type StatementColumns } from './statement-columns';
import { parseStatementDay } from './statement-day';

/** Money that came in, as a bank statement lists it. */
export interface StatementEntry {
  /** The row of the file, from 1. */
  row: number;
  /** ISO day. */
  day: string;
  description: string;
  amount: Paise;
  provider: TransferMethod;
  /** The UTR. Without one, the row itself: the same row of two statements has the same reference. */
  reference: string;
}

export type ReadStatement =
  /** `unreadable`: rows with money that came in, but with an amount that could not be read, or without a day that has come. */
  | { kind: 'read'; entries: StatementEntry[]; unreadable: number[] }
  /** No row names the columns for day, description and amount. */
  | { kind: 'no-header' };

/** Banks write some lines about the account above the names of the columns. */
const MAX_HEADER_ROW = 40;

/** The amount of money that came in. `undefined` for money that went out and for an empty cell; `null` for other text. */
function readIncoming(cells: readonly string[], columns: StatementColumns): Paise | null | undefined {
  const written = (cells[columns.credit] ?? cells[columns.amount] ?? '').trim();
  const direction = (cells[columns.direction] ?? '').trim();
  const isOutgoing =
    /\b(dr|debit|withdrawal)\b/i.test(`${direction} ${written}`) ||
    /^d$/i.test(direction) ||
    /^[-(]/.test(written);
  if (written === '' || /^[-–—]$/.test(written) || isOutgoing) return undefined;
  const amount = parseRupees(written.replace(/\s*\b(cr|credit)\b\.?$/i, '').replace(/^\+/, ''));
  if (amount === undefined) return null;
  return amount === 0 ? undefined : amount;
}

/**
 * A reference number of UPI has 12 digits, one of NEFT and RTGS a bank code and 12 or 18 characters with a day. A UPI id can begin with
 * as many digits: those of a phone.
 */
const UTR = /\b(\d{12}|[A-Z]{4}(?=[A-Z]{0,4}\d{4})[A-Z0-9]{12}(?:[A-Z0-9]{6})?)\b(?!@)/;
const MAX_REFERENCE = 64;

/** Some banks fill the column with zeros, others with words: `TRANSFER FROM` and their own account, the same for many payments. */
const isNumber = (written: string): boolean =>
  written.length >= 6 && /[1-9A-Z]/.test(written) && /\d{4}/.test(written);
const hasWords = (cell: string): boolean => /\s/.test(cell) && /(?:^|\s)[A-Za-z]{2,}(?:\s|$)/.test(cell);

function findReference(
  cells: readonly string[],
  columns: StatementColumns,
  description: string,
): string | undefined {
  const cell = (cells[columns.reference] ?? '').trim();
  const written = cell.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  if (isNumber(written) && !hasWords(cell)) return written.slice(0, MAX_REFERENCE);
  return UTR.exec(description)?.[1];
}

/** Reads the rows of a bank statement. The columns are found by their names, in any order. `today` is an ISO day. Never throws. */
export function readStatement(rows: readonly (readonly string[])[], today: string): ReadStatement {
  const headerRow = rows.slice(0, MAX_HEADER_ROW).findIndex((cells) => readColumns(cells));
  const columns = readColumns(rows[headerRow] ?? []);
  if (!columns) return { kind: 'no-header' };
  const entries: StatementEntry[] = [];
  const unreadable: number[] = [];
  const seen = new Map<string, number>();
  for (const [index, cells] of rows.entries()) {
    if (index <= headerRow) continue;
    const amount = readIncoming(cells, columns);
    if (amount === undefined) continue;
    const day = parseStatementDay(cells[columns.day] ?? '');
    // A payment of a day that is still to come is not recorded (`applyMatchesSchema`).
    if (amount === null || day === undefined || day > today) {
      unreadable.push(index + 1);
      continue;
    }
    const description = (cells[columns.description] ?? '').replace(/\s+/g, ' ').trim();
    const ownText = normaliseReference(`${day}/${amount}/${description}`).slice(0, MAX_REFERENCE - 5);
    const count = (seen.get(ownText) ?? 0) + 1;
    seen.set(ownText, count);
    entries.push({
      row: index + 1,
      day,
      description,
      amount,
      provider: /\bupi\b/i.test(description) ? 'upi' : 'bank',
      reference: findReference(cells, columns, description) ?? (count > 1 ? `${ownText}/${count}` : ownText),
    });
  }
  return { kind: 'read', entries, unreadable };
}
