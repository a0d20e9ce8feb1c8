import type { MilestoneInvoiceState } from '~/domain/billing/milestone-invoice';

export const INVOICE_STATE_LABELS: Readonly<Record<MilestoneInvoiceState, string>> = {
  open: 'To be paid',
  overdue: 'Overdue',
  paid: 'Paid',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};
