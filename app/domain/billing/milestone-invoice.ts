import type { Paise } from '../money/money';
import type { OrderStatus } from '../orders/order-status';
import { addDays } from '../time/wall-clock';

/** `open` and `overdue` wait for the payment. */
export type MilestoneInvoiceState = 'open' | 'overdue' | 'paid' | 'cancelled' | 'refunded';

/** The latest invoice of a milestone. */
export interface MilestoneInvoice {
  /** Of the invoice. */
  number: string;
  orderNumber: string;
  state: MilestoneInvoiceState;
  total: Paise;
  /** What is still to be paid. */
  outstanding: Paise;
  /** ISO day. */
  dueOn: string;
  /** The private payment page. */
  path: string;
  /** The PDF. */
  documentPath: string;
}

/** What a milestone is invoiced with. */
export interface BilledMilestone {
  milestoneId: string;
  title: string;
  isDone: boolean;
  shareBasisPoints: number;
  /** With GST, as the quote says. */
  total: Paise;
  invoice?: MilestoneInvoice;
}

interface Progress {
  status: OrderStatus;
  isPaid: boolean;
  dueOn: string;
}

/** R-BILLING-2: an invoice is overdue from the day after its last day. `today` is an ISO day in India. */
export function getInvoiceState({ status, isPaid, dueOn }: Progress, today: string): MilestoneInvoiceState {
  if (status === 'cancelled' || status === 'refunded') return status;
  if (isPaid) return 'paid';
  return dueOn < today ? 'overdue' : 'open';
}

/** A reminder is sent on these days after the last day for the payment. */
export const OVERDUE_REMINDER_DAYS = [1, 8] as const;

/**
 * R-BILLING-5: whether a reminder is to be sent on `today`. Days that were missed have one reminder together. `remindedOn` is the
 * ISO day of the last one.
 */
export const isReminderDue = (
  { dueOn, remindedOn }: { dueOn: string; remindedOn?: string | undefined },
  today: string,
): boolean =>
  OVERDUE_REMINDER_DAYS.some((days) => {
    const day = addDays(dueOn, days);
    return day <= today && (remindedOn === undefined || remindedOn < day);
  });
