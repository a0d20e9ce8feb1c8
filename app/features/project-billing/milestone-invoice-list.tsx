import type { BilledMilestone } from '~/domain/billing/milestone-invoice';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDate } from '~/sections/format/format-date';
import { InvoiceStateBadge } from './invoice-state-badge';

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4';

function MilestoneInvoiceRow({ milestone }: { milestone: BilledMilestone }) {
  const { title, total, invoice } = milestone;
  const isPayable = invoice?.state === 'open' || invoice?.state === 'overdue';
  return (
    <li className="rounded-tile bg-surface px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="tabular-nums">{formatAmount(invoice?.total ?? total)}</p>
      </div>
      {invoice ? (
        <>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <InvoiceStateBadge state={invoice.state} />
            {invoice.number}
            {isPayable && `, payable by ${formatDate(invoice.dueOn)}`}
          </p>
          <p className="flex flex-wrap gap-x-5">
            <a href={invoice.path} className={LINK}>
              {isPayable ? `Pay ${formatAmount(invoice.outstanding)}` : 'Open'}
              <span className="sr-only">, invoice {invoice.number}</span>
            </a>
            <a href={invoice.documentPath} download className={LINK}>
              PDF<span className="sr-only"> of invoice {invoice.number}</span>
            </a>
          </p>
        </>
      ) : (
        <p className="mt-1 text-sm text-muted">Invoiced when it is done.</p>
      )}
    </li>
  );
}

/** The invoices of a project as its members see them. */
export function MilestoneInvoiceList({ milestones }: { milestones: readonly BilledMilestone[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-grout">
      {milestones.map((milestone) => (
        <MilestoneInvoiceRow key={milestone.milestoneId} milestone={milestone} />
      ))}
    </ul>
  );
}
