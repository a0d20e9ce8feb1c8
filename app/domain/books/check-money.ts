import type { BookDifference } from './book-difference';
import { type BooksOrder, getReportedStatus, sumAmounts } from './books-order';

/** Refunds that did not fail. */
const listEffective = ({ refunds }: BooksOrder) => refunds.filter(({ state }) => state !== 'failed');

function checkSums(order: BooksOrder): BookDifference[] {
  const received = sumAmounts(order.payments.map(({ amount }) => amount));
  const refunded = sumAmounts(listEffective(order).map(({ amount }) => amount));
  const differences: BookDifference[] = [];
  const add = (difference: Omit<BookDifference, 'order'>) =>
    differences.push({ ...difference, order: order.number });
  if (order.received !== received) add({ fact: 'received', recorded: order.received, expected: received });
  if (order.refunded !== refunded) add({ fact: 'refunded', recorded: order.refunded, expected: refunded });
  if (refunded > received) add({ fact: 'most-refundable', recorded: refunded, expected: received });
  for (const { id, reference: subject, amount } of order.payments) {
    const returned = listEffective(order).filter(({ paymentId }) => paymentId === id);
    const recorded = sumAmounts(returned.map((refund) => refund.amount));
    if (recorded > amount) add({ fact: 'most-refundable-of-payment', subject, recorded, expected: amount });
  }
  for (const [position, { name: subject, quantity }] of order.lines.entries()) {
    const recorded = sumAmounts(listEffective(order).map(({ lines }) => lines?.[position] ?? 0));
    if (recorded > quantity) add({ fact: 'most-refundable-units', subject, recorded, expected: quantity });
  }
  return differences;
}

/** `paid`: the order counts as paid. */
function checkState(order: BooksOrder): BookDifference[] {
  const { number, status, hasPaidAt, hasMismatch, orderTotal } = order;
  const received = sumAmounts(order.payments.map(({ amount }) => amount));
  const balance = received - sumAmounts(listEffective(order).map(({ amount }) => amount));
  const reported = getReportedStatus(order) ?? 'none';
  const wasPaid = order.reportedStatuses.includes('paid');
  const toText = (isPaid: boolean) => (isPaid ? 'paid' : 'not paid');
  const isOverdue = status === 'placed' && balance >= orderTotal && !hasMismatch;
  return [
    ...(status === reported
      ? []
      : [{ fact: 'status', order: number, recorded: status, expected: reported } as const]),
    ...(hasPaidAt === wasPaid && !isOverdue
      ? []
      : [
          {
            ...({ fact: 'payment', order: number, recorded: toText(hasPaidAt) } as const),
            expected: toText(wasPaid || isOverdue),
          },
        ]),
    ...(hasPaidAt && received < orderTotal
      ? [{ fact: 'least-received', order: number, recorded: received, expected: orderTotal } as const]
      : []),
  ];
}

/** R-BOOKS-2: the sums of payments and refunds, and the status, from the rows and events behind them. */
export const checkMoney = (order: BooksOrder): BookDifference[] => [
  ...checkSums(order),
  ...checkState(order),
];
