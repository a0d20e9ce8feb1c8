import type { MilestoneInvoiceState } from '~/domain/billing/milestone-invoice';
import { Badge } from '~/ui/data/badge';
import type { Tone } from '~/ui/feedback/tone';

const INVOICE_STATE_LABELS: Readonly<Record<MilestoneInvoiceState, string>> = {
  open: 'To be paid',
  overdue: 'Overdue',
  paid: 'Paid',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

const TONES: Readonly<Partial<Record<MilestoneInvoiceState, Tone>>> = {
  open: 'info',
  overdue: 'warning',
  paid: 'success',
};

export function InvoiceStateBadge({ state }: { state: MilestoneInvoiceState }) {
  const tone = TONES[state];
  return <Badge {...(tone && { tone })}>{INVOICE_STATE_LABELS[state]}</Badge>;
}
