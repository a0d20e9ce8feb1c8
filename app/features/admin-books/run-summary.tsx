import type { BookCounts } from '~/domain/books/book-difference';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { formatCountOf } from '~/sections/format/format-amount';
import { formatDayAndTime } from '~/sections/format/format-moment';

/** "32 orders with 41 lines, 20 payments, …". */
export function describeCounts(counts: BookCounts): string {
  const { orders, lines, payments, refunds, documents, products, codes } = counts;
  const parts = [
    `${formatCountOf(orders, 'order')} with ${formatCountOf(lines, 'line')}`,
    formatCountOf(payments, 'payment'),
    formatCountOf(refunds, 'refund'),
    formatCountOf(documents, 'invoice or credit note', 'invoices and credit notes'),
    formatCountOf(products, 'product'),
  ];
  return `${parts.join(', ')} and ${formatCountOf(codes, 'discount code')}`;
}

interface RunSummaryProps {
  run: { finishedAt: Date; counts: BookCounts; differenceCount: number };
  now: Date;
  /** It was asked for just now. */
  isNew: boolean;
}

/** What the latest check found, and how much it read. */
export function RunSummary({ run: { finishedAt, counts, differenceCount }, now, isNew }: RunSummaryProps) {
  const title =
    differenceCount === 0
      ? 'Everything adds up.'
      : differenceCount === 1
        ? 'One difference.'
        : `${differenceCount} differences.`;
  return (
    <ToolAlert
      tone={differenceCount === 0 ? 'success' : 'danger'}
      title={title}
      {...(isNew && { role: 'status' })}
    >
      <p>
        Checked {formatDayAndTime(finishedAt, now)}: {describeCounts(counts)}.
      </p>
      <p>What came later is checked in the night, or at once with “Check now”.</p>
    </ToolAlert>
  );
}
