import { type Paise, toRupeesString } from '../money/money';

/** Spreadsheets run a cell that begins with one of these as a formula (OWASP: CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

export type CsvValue = string | number | undefined;

function formatCell(value: CsvValue): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** One row of a CSV file (RFC 4180) with its line end. A text that a spreadsheet would run gets an apostrophe before it. */
export const formatCsvRow = (values: readonly CsvValue[]): string =>
  `${values.map(formatCell).join(',')}\r\n`;

/** An amount in rupees: `1249.00`. Below zero it is a number, because a text that begins with a minus gets an apostrophe. */
export function toRupeesCell(amount: Paise): CsvValue {
  const rupees = toRupeesString(amount);
  return amount < 0 ? Number(rupees) : rupees;
}

/** Before the first row: spreadsheets read the file as UTF-8. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF';
