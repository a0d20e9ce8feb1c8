import type { InvoiceKind } from '../invoices/invoice';
import type { Paise } from '../money/money';
import type { BookDifference, BookFact } from './book-difference';
import { type BooksDocument, type BooksOrder, sumAmounts } from './books-order';

const PREFIXES: Readonly<Record<InvoiceKind, string>> = { invoice: 'INV', 'credit-note': 'CN' };

/** `INV/2627/000123`. */
export const toDocumentNumber = (kind: InvoiceKind, financialYear: string, position: number): string =>
  `${PREFIXES[kind]}/${financialYear}/${String(position).padStart(6, '0')}`;

/** April to March, as four digits. `day` is an ISO day. */
function getFinancialYear(day: string): string {
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 4 ? 1 : 0);
  return [year, year + 1].map((each) => String(each % 100).padStart(2, '0')).join('');
}

type Compared = readonly [fact: BookFact, recorded: number | string, expected: number | string];

const listDifferences = (order: string, subject: string | undefined, compared: readonly Compared[]) =>
  compared.flatMap(([fact, recorded, expected]): BookDifference[] =>
    recorded === expected ? [] : [{ fact, order, ...(subject && { subject }), recorded, expected }],
  );

/** A document by itself: its number, and that its parts make its total. */
function checkDocument({ number: order }: BooksOrder, document: BooksDocument): BookDifference[] {
  const { kind, number, position, total, content } = document;
  const lines = sumAmounts(content.lines.map(({ taxable }) => taxable));
  const taxes = sumAmounts(content.taxes.map(({ amount }) => amount));
  return listDifferences(order, number, [
    ['document-number', number, toDocumentNumber(kind, getFinancialYear(document.issuedOn), position)],
    ['document-taxable', content.taxable, lines],
    ['document-total', content.total, lines + taxes],
    ['document-total', total, content.total],
  ]);
}

/** An invoice of a milestone that was cancelled before its payment is taken back without a refund. */
const isCancellation = (order: BooksOrder, note: BooksDocument): boolean =>
  note.refundId === null && order.dueOn !== null && !order.hasPaidAt && order.status === 'cancelled';

/**
 * What was refunded when the last one of `notes` was issued. A refund that failed before does not count: its credit note stands
 * for the refunds that followed.
 */
function sumRefunded({ refunds }: BooksOrder, notes: readonly BooksDocument[], at: Date): Paise {
  const counted = refunds.filter(({ id, doneAt, failedAt }) => {
    const wasDone = notes.some(({ refundId }) => refundId === id) || (doneAt !== null && doneAt <= at);
    return wasDone && !(failedAt && failedAt < at);
  });
  return sumAmounts(counted.map(({ amount }) => amount));
}

/** A credit note is at most its refund, and with those before it at most what was refunded by then. */
function checkCreditNotes(order: BooksOrder, invoice: BooksDocument, notes: readonly BooksDocument[]) {
  const inSequence = notes.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  return inSequence.flatMap((note, index) => {
    const { number, total, refundId, createdAt } = note;
    const before = inSequence.slice(0, index);
    const refund = order.refunds.find(({ id }) => id === refundId)?.amount ?? 0;
    const left =
      sumRefunded(order, [...before, note], createdAt) - sumAmounts(before.map((each) => each.total));
    const most = isCancellation(order, note) ? invoice.total : Math.min(refund, left);
    return listDifferences(order.number, number, [
      ['most-credited-of-refund', total, Math.min(total, Math.max(0, most))],
    ]);
  });
}

/** Credit notes never take off more than was refunded, and what is left of the invoice never exceeds what was retained. */
function checkCredits(order: BooksOrder, invoice: BooksDocument): BookDifference[] {
  const { number, documents, refunds } = order;
  const notes = documents.filter(({ kind }) => kind === 'credit-note');
  const credited = sumAmounts(notes.map(({ total }) => total));
  // What a lost dispute took of an order that was supplied leaves the invoice as it is (R-DISPUTE-3).
  const counted = refunds.filter(({ disputeId }) => disputeId === null || order.status === 'cancelled');
  const done = sumAmounts(counted.filter(({ state }) => state === 'done').map(({ amount }) => amount));
  const retained = sumAmounts(order.payments.map(({ amount }) => amount)) - done;
  const isAwaited = order.dueOn !== null && order.status === 'placed';
  const least = isAwaited ? 0 : Math.max(0, invoice.total - Math.max(0, retained));
  return [
    ...checkCreditNotes(order, invoice, notes),
    ...listDifferences(number, invoice.number, [
      ['most-credited', credited, Math.min(credited, invoice.total)],
      ['least-credited', credited, Math.max(credited, least)],
    ]),
  ];
}

/**
 * R-BOOKS-3: a paid order, and one of a milestone, has one invoice of its total, and credit notes for what went back. `hasInvoices` is false for an
 * order that was paid before the shop issued invoices.
 */
export function checkDocuments(
  order: BooksOrder,
  { hasInvoices = true }: { hasInvoices?: boolean } = {},
): BookDifference[] {
  const { number, hasPaidAt, documents, orderTotal } = order;
  const invoices = documents.filter(({ kind }) => kind === 'invoice');
  const [invoice] = invoices;
  const expected = order.dueOn !== null || (hasPaidAt && (hasInvoices || invoice)) ? 1 : 0;
  return [
    ...listDifferences(number, undefined, [['invoice-count', invoices.length, expected]]),
    ...documents.flatMap((document) => checkDocument(order, document)),
    ...(invoice
      ? [
          ...listDifferences(number, invoice.number, [['invoice-total', invoice.total, orderTotal]]),
          ...checkCredits(order, invoice),
        ]
      : []),
  ];
}
