import type { SignedIn } from '~/domain/auth/session';
import { ORDER_FORM_LIMITS } from '~/domain/orders/order-form-fields';
import { fieldText } from '~/server/http/body/read-body.server';
import type { Services } from '~/server/services.server';

type Outcome = { kind: 'done' } | { kind: 'refused'; error: string; status: 400 | 409 };

const refuse = (error: string, status: 400 | 409 = 409): Outcome => ({ kind: 'refused', error, status });

const INVOICE_TEXTS = {
  before: 'The milestone has an invoice already.',
  'not-charged': 'The milestone has no share of a quote.',
  'no-client': 'The account of the client was deleted. There is nobody to invoice.',
  'not-done': 'The milestone is not done yet.',
} as const;

export const MILESTONE_INTENTS: readonly string[] = ['complete-milestone', 'invoice-again', 'cancel-invoice'];

/** Marks a milestone as done, invoices it again, or cancels its invoice, as the field `intent` says. */
export async function actOnMilestone(
  { projectManagement, projectBilling }: Pick<Services, 'projectManagement' | 'projectBilling'>,
  actor: SignedIn,
  { projectId, form }: { projectId: string; form: FormData },
): Promise<Outcome> {
  const milestoneId = fieldText(form, 'milestoneId');
  switch (fieldText(form, 'intent')) {
    case 'complete-milestone': {
      const result = await projectManagement.completeMilestone(actor, { projectId, milestoneId });
      return result === 'unknown' ? refuse('The milestone is not there any more.') : { kind: 'done' };
    }
    case 'invoice-again': {
      const result = await projectBilling.invoiceAgain(actor, milestoneId);
      return result === 'invoiced' ? { kind: 'done' } : refuse(INVOICE_TEXTS[result]);
    }
    default: {
      const reason = fieldText(form, 'reason').trim().slice(0, ORDER_FORM_LIMITS.reason);
      if (!reason) return refuse('The client reads a reason on the credit note. Please enter one.', 400);
      const result = await projectBilling.cancelInvoice(actor, { milestoneId, reason });
      return result === 'cancelled'
        ? { kind: 'done' }
        : refuse('The milestone has no unpaid invoice. A paid one is refunded on its page.');
    }
  }
}
