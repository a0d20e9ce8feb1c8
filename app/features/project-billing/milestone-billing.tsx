import { adminPaths } from '~/content/admin/admin-paths';
import type { BilledMilestone } from '~/domain/billing/milestone-invoice';
import { ORDER_FORM_LIMITS } from '~/domain/orders/order-form-fields';
import { MilestoneButton } from '~/sections/admin/milestone-button';
import { getToolButtonClasses, ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput } from '~/sections/admin/tool-field';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDate } from '~/sections/format/format-date';
import { InvoiceStateBadge } from './invoice-state-badge';

interface MilestoneBillingProps {
  milestone: BilledMilestone;
  /** The path that gets the forms. */
  action: string;
  /** False beside the plan of the project, which has the buttons. */
  canMarkDone: boolean;
}

function CancelInvoice({
  milestone: { milestoneId, title },
  action,
}: Pick<MilestoneBillingProps, 'milestone' | 'action'>) {
  return (
    <details className="group/cancel">
      <summary
        className={getToolButtonClasses(
          'quiet',
          'list-none group-open/cancel:bg-raised [&::-webkit-details-marker]:hidden',
        )}
      >
        Cancel the invoice<span className="sr-only"> of {title}</span>
      </summary>
      <form
        method="post"
        action={action}
        data-send-once=""
        className="mt-2 grid max-w-md justify-items-start gap-3"
      >
        <input type="hidden" name="milestoneId" value={milestoneId} />
        <p className="text-muted">The client gets a credit note over the whole invoice by email.</p>
        <ToolInput
          field={{ id: `reason-${milestoneId}`, name: 'reason' }}
          label="Reason"
          hint="It is on the credit note."
          maxLength={ORDER_FORM_LIMITS.reason}
          className="w-full"
          required
        />
        <ToolSubmit intent="cancel-invoice" variant="danger">
          Cancel the invoice
        </ToolSubmit>
      </form>
    </details>
  );
}

/** What a milestone costs, how its invoice stands, and what staff can do about it. */
export function MilestoneBilling({ milestone, action, canMarkDone }: MilestoneBillingProps) {
  const { milestoneId: id, title, total, shareBasisPoints, isDone, invoice } = milestone;
  const button = { action, milestone: { id, title } };
  const isOpen = invoice?.state === 'open' || invoice?.state === 'overdue';
  const isEnded = invoice?.state === 'cancelled' || invoice?.state === 'refunded';
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="tabular-nums">{formatAmount(invoice?.total ?? total)}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-muted">
        {invoice ? (
          <>
            <InvoiceStateBadge state={invoice.state} />
            <a href={adminPaths.order(invoice.orderNumber)} className="underline underline-offset-4">
              {invoice.number}
            </a>
            {isOpen && `payable by ${formatDate(invoice.dueOn)}`}
          </>
        ) : (
          `${shareBasisPoints / 100} %, ${isDone ? 'not invoiced' : 'invoiced when it is done'}`
        )}
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {!isDone && canMarkDone && <MilestoneButton {...button} intent="milestone-done" />}
        {isDone && (!invoice || isEnded) && <MilestoneButton {...button} intent="invoice-again" />}
        {isOpen && <CancelInvoice milestone={milestone} action={action} />}
      </div>
    </div>
  );
}
