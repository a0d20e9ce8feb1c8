import { toRupeesString } from '~/domain/money/money';
import { QUOTE_LIMITS } from '~/domain/quotes/quote-schema';
import type { QuoteContent } from '~/domain/quotes/sales-quote';

/** Values and issues by the names of the fields. */
export interface QuoteFormState {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, readonly string[] | null>>;
  formError?: string;
}

const BLANK_ROWS = 3;
const LEAST_ROWS = 5;

/** The values of the form for a stored quote. */
export function toFormValues({
  client,
  lines,
  validUntil,
  notes,
  terms,
}: QuoteContent): Record<string, string> {
  const { name, email, company = '', billing, gstin = '' } = client;
  return {
    ...{ 'client.name': name, 'client.email': email, 'client.company': company, 'client.gstin': gstin },
    ...{ 'client.billing.line1': billing.line1, 'client.billing.line2': billing.line2 ?? '' },
    ...{ 'client.billing.city': billing.city, 'client.billing.state': billing.state },
    'client.billing.pin': billing.pin,
    ...Object.assign(
      {},
      ...lines.map((line, row) => ({
        [`lines[${row}].description`]: line.description,
        [`lines[${row}].hsnCode`]: line.hsnCode,
        [`lines[${row}].quantity`]: `${line.quantity}`,
        [`lines[${row}].unitPrice`]: toRupeesString(line.unitPrice),
        [`lines[${row}].rateBasisPoints`]: `${line.rateBasisPoints}`,
      })),
    ),
    ...{ validUntil, notes: notes ?? '', terms },
  };
}

/** How many rows the form shows: those with a description or a price, and a few more. */
export function countRows(values: Readonly<Record<string, string>>): number {
  const filled = Object.entries(values).flatMap(([name, value]) => {
    const row = /^lines\[(\d+)\]\.(?:description|unitPrice)$/.exec(name)?.[1];
    return row !== undefined && value.trim() !== '' ? [Number(row) + 1] : [];
  });
  return Math.min(QUOTE_LIMITS.lines, Math.max(LEAST_ROWS, Math.max(0, ...filled) + BLANK_ROWS));
}
