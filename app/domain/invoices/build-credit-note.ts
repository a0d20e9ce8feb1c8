import { divideAmount, takeShare } from '../money/divide-amount';
import { divideHalfUp, type Paise, toPaise } from '../money/money';
import type { LineUnits } from '../orders/line-units';
import { formatAmountInWords } from './amount-in-words';
import type { CorrectedInvoice, InvoiceContent, InvoiceLine } from './invoice';
import { formatPriceReduction } from './price-reduction';
import { splitTax } from './split-tax';

interface CreditedRefund {
  /** What the invoice says, in paise. */
  invoiceTotal: Paise;
  /** What earlier credit notes took off it. */
  credited: Paise;
  /** What arrived for the order, less all refunds that are done, with this one. */
  retained: Paise;
  /** What was refunded for lines by refunds that are done, with this one. */
  refundedForLines: Paise;
  refund: { amount: Paise; lines: LineUnits | null };
}

/**
 * R-INVOICE-4: the part of a refund that corrects the invoice. Money beyond the total of the order is no part of the supply:
 * it goes back without a credit note. A refund of lines corrects the invoice in any case. The credit note of a refund that
 * failed after it was done stays valid: it stands for the refunds that follow.
 */
export function calculateCredit(credit: CreditedRefund): Paise {
  const { invoiceTotal, credited, retained, refundedForLines, refund } = credit;
  const missing = invoiceTotal - Math.min(invoiceTotal, retained);
  const wanted = refund.lines ? Math.max(missing, refundedForLines) : missing;
  return Math.max(0, Math.min(Math.min(invoiceTotal, wanted) - credited, refund.amount));
}

/** The taxable value in a part of the invoice's total. All parts together have exactly that of the invoice. */
const calculateTaxable = ({ taxable, total }: InvoiceContent, part: Paise): Paise =>
  toPaise(divideHalfUp(BigInt(taxable) * BigInt(part), BigInt(Math.max(1, total))));

/** The units of the lines that go back. Their values are in proportion to those of the invoice. */
function listReturnedLines({ lines }: InvoiceContent, units: LineUnits, taxable: Paise): InvoiceLine[] {
  const returned = lines.flatMap((line, position) => {
    const quantity = Math.min(units[position] ?? 0, line.quantity);
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  const values = divideAmount(
    taxable,
    returned.map(({ line, quantity }) => takeShare(line.taxable, quantity, line.quantity)),
  );
  return returned.map(({ line, quantity }, index) => {
    const value = values[index] ?? 0;
    return { ...line, quantity, discount: Math.max(0, line.unitPrice * quantity - value), taxable: value };
  });
}

/** A line for each code whose value is reduced, in proportion to what earlier credit notes left of it. */
function listReducedLines(
  { lines }: InvoiceContent,
  earlier: readonly InvoiceContent[],
  taxable: Paise,
): InvoiceLine[] {
  const left = new Map(lines.map(({ hsnCode, unit }) => [hsnCode, { unit, value: 0 }]));
  const add = (line: InvoiceLine, sign: 1 | -1) => {
    const known = left.get(line.hsnCode);
    if (known) known.value = Math.max(0, known.value + sign * line.taxable);
  };
  for (const line of lines) add(line, 1);
  for (const note of earlier) for (const line of note.lines) add(line, -1);
  const codes = [...left];
  const values = divideAmount(
    taxable,
    codes.map(([, { value }]) => value),
  );
  return codes.flatMap(([hsnCode, { unit }], index) => {
    const value = values[index] ?? 0;
    const name = formatPriceReduction({ hsnCode, unit });
    return value > 0
      ? [{ name, hsnCode, unit, quantity: 1, unitPrice: value, discount: 0, taxable: value }]
      : [];
  });
}

interface CreditNote {
  invoice: InvoiceContent;
  corrects: CorrectedInvoice;
  /** The credit notes that the invoice has. */
  earlier: readonly InvoiceContent[];
  /** From `calculateCredit`. */
  amount: Paise;
  lines: LineUnits | null;
  reason: string;
}

/**
 * R-INVOICE-4: a credit note, tax included. Credit notes for the whole total have exactly the taxable value and the taxes of
 * the invoice, whatever their parts are.
 */
export function buildCreditNote(note: CreditNote): InvoiceContent {
  const { invoice, corrects, earlier, amount: total, lines: units, reason } = note;
  const before = earlier.reduce((sum, each) => sum + each.total, 0);
  const after = before + total;
  const taxOf = (part: Paise) => part - calculateTaxable(invoice, part);
  const { supplier, placeOfSupply, taxRateBasisPoints: rateBasisPoints } = invoice;
  const split = (part: Paise) =>
    splitTax({
      tax: taxOf(part),
      rateBasisPoints,
      supplierStateCode: supplier.stateCode,
      stateCode: placeOfSupply.stateCode,
    });
  const creditedBefore = split(before);
  const taxable = calculateTaxable(invoice, after) - calculateTaxable(invoice, before);
  const isWhole = before === 0 && total === invoice.total;
  const returned = units ? listReturnedLines(invoice, units, taxable) : [];
  const unreturned = isWhole ? invoice.lines : listReducedLines(invoice, earlier, taxable);
  const lines = returned.length > 0 ? returned : unreturned;
  const { orderNumber, buyer, delivery } = invoice;
  return {
    orderNumber,
    corrects,
    supplier,
    buyer,
    delivery,
    placeOfSupply,
    lines,
    taxable,
    taxRateBasisPoints: rateBasisPoints,
    taxes: split(after).map((tax, index) => ({
      ...tax,
      amount: tax.amount - (creditedBefore[index]?.amount ?? 0),
    })),
    total,
    totalInWords: formatAmountInWords(total),
    ...(reason && { reason }),
  };
}
