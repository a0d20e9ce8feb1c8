import type { InvoiceContent } from '../invoices/invoice';
import type { Paise } from '../money/money';
import type { LineUnits } from '../orders/line-units';

/** A credit note, with what its refund says about the order. */
export interface CreditedDocument {
  content: Pick<InvoiceContent, 'lines' | 'taxable'>;
  /** The units of its refund by position of the order line. `null` when the refund is not for lines. */
  units: LineUnits | null;
  /** It takes the whole invoice back at once. */
  isWhole: boolean;
  /** How many lines the order has. */
  lineCount: number;
}

/** The part of a credit note that belongs to one line of the order. */
export interface CreditedLine {
  /** Of the order line. `null` for what is not of one line: a reduced price. */
  position: number | null;
  units: number;
  /** Before tax. */
  taxable: Paise;
}

/** R-REVENUE-3: a credit note by the lines of its order. The values add up to its taxable value. */
export function listCreditedLines({ content, units, isWhole, lineCount }: CreditedDocument): CreditedLine[] {
  const { lines, taxable } = content;
  const returned = Array.from({ length: lineCount }, (_, position) => position).filter(
    (position) => (units?.[position] ?? 0) > 0,
  );
  const all = isWhole ? lines.map((_, position) => position) : [];
  const positions = returned.length > 0 ? returned : all;
  if (positions.length !== lines.length || positions.length === 0)
    return taxable > 0 ? [{ position: null, units: 0, taxable }] : [];
  return lines.map((line, index) => ({
    position: positions[index] ?? null,
    units: line.quantity,
    taxable: line.taxable,
  }));
}
