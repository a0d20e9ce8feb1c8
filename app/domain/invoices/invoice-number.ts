import { toIndianDay } from '../time/wall-clock';
import type { InvoiceKind } from './invoice';

const PREFIXES: Readonly<Record<InvoiceKind, string>> = { invoice: 'INV', 'credit-note': 'CN' };

const MAX_POSITION = 999_999;

/** The Indian financial year (April to March, Indian time) as four digits: 2025-26 → `2526`. */
export function formatFinancialYear(moment: Date): string {
  const [year = 0, month = 0] = toIndianDay(moment).split('-').map(Number);
  const firstYear = month >= 4 ? year : year - 1;
  return [firstYear, firstYear + 1].map((each) => `${each % 100}`.padStart(2, '0')).join('');
}

/**
 * `INV/2627/000123`, `CN/2627/000004`: kind, financial year, position. At most 16 letters, digits and slashes, unique for a
 * financial year, as rule 46(b) of the CGST Rules, 2017 asks. Throws RangeError for a position outside 1 to 999999.
 */
export function formatInvoiceNumber(kind: InvoiceKind, financialYear: string, position: number): string {
  if (!Number.isInteger(position) || position < 1 || position > MAX_POSITION)
    throw new RangeError(`${position} is no position in a year's invoices`);
  return `${PREFIXES[kind]}/${financialYear}/${String(position).padStart(6, '0')}`;
}

/** The name of the file: `INV-2627-000123.pdf`. A slash cannot be in a file name. */
export const toInvoiceFileName = (number: string): string => `${number.replaceAll('/', '-')}.pdf`;

const FILE_NAME = /^(INV|CN)-(\d{4})-(\d{6})\.pdf$/i;

/** The number of a file name, `undefined` for any other text. */
export function parseInvoiceFileName(name: string): string | undefined {
  const [, prefix, financialYear, position] = FILE_NAME.exec(name) ?? [];
  return prefix && `${prefix.toUpperCase()}/${financialYear}/${position}`;
}
