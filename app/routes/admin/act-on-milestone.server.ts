import type { MilestoneDone } from '~/content/admin/project-texts';
import type { SignedIn } from '~/domain/auth/session';
import { ORDER_FORM_LIMITS } from '~/domain/orders/order-form-fields';
import { readFieldText } from '~/server/http/body/read-body.server';
import type { Services } from '~/server/services.server';

type Outcome = { kind: 'done'; done: MilestoneDone } | { kind: 'refused'; error: string; status: 400 | 409 };

const done = (what: MilestoneDone): Outcome => ({ kind: 'done', done: what });
const refuse = (error: string, status: 400 | 409 = 409): Outcome => ({ kind: 'refused', error, status });

const INVOICE_TEXTS = {
  before: 'The milestone has an invoice already.',
  'not-charged': 'The milestone is not part of the quote, so there is nothing to invoice.',
  'no-client': 'The account of the client was deleted, so there is nobody to invoice.',
  'not-done': 'The milestone is not done yet.',
} as const;

export const MILESTONE_INTENTS: readonly string[] = ['milestone-done', 'invoice-again', 'cancel-invoice'];

/** Marks a milestone as done, invoices it again, or cancels its invoice, as the field `intent` says. */
export async function actOnMilestone(
  { projectManagement, projectBilling }: Pick<Services, 'projectManagement' | 'projectBilling'>,
  actor: SignedIn,
  { projectId, form }: { projectId: string; form: FormData },
): Promise<Outcome> {
  const milestoneId = readFieldText(form, 'milestoneId');
  switch (readFieldText(form, 'intent')) {
    case 'milestone-done': {
      const result = await projectManagement.completeMilestone(actor, { projectId, milestoneId });
      return result === 'unknown' ? refuse('The milestone was removed in the meantime.') : done(result);
    }
    case 'invoice-again': {
      const result = await projectBilling.invoiceAgain(actor, milestoneId);
      return result === 'invoiced' ? done('invoiced-again') : refuse(INVOICE_TEXTS[result]);
    }
    default: {
      const reason = readFieldText(form, 'reason').trim().slice(0, ORDER_FORM_LIMITS.reason);
      if (!reason) return refuse('Enter a reason. The client reads it on the credit note.', 400);
      const result = await projectBilling.cancelInvoice(actor, { milestoneId, reason });
      return result === 'cancelled'
        ? done('invoice-cancelled')
        : refuse('The milestone has no unpaid invoice. Refund a paid one on its page.');
    }
  }
}
