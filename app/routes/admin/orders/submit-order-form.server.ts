import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import type { z } from 'zod';
import {
  changeAddressSchema,
  changeStatusSchema,
  completeRefundSchema,
  decideReturnSchema,
  orderNoteSchema,
  recordPaymentSchema,
  refundExcessSchema,
  refundSchema,
  sendRefundAgainSchema,
} from '~/domain/orders/staff-order-schemas';
import type { OrderFormState } from '~/features/admin-orders/form-state';
import { readFieldText } from '~/server/http/body/read-body.server';
import * as handlers from './order-form-handlers.server';

export type OrderFormResult =
  | { kind: 'done'; message: handlers.Done['done'] }
  | { kind: 'rejected'; state: OrderFormState; status: 400 | 409 };

const CONFLICT = 'The order was changed since you opened this page.';

/** Validates a form and gives its values to `perform`. A form that is not accepted is shown again with its values (R-ADMIN-2). */
async function submit<Schema extends z.ZodType>(
  intent: string,
  form: FormData,
  schema: Schema,
  perform: (values: z.output<Schema>) => Promise<handlers.Outcome>,
): Promise<OrderFormResult> {
  const submission = parseWithZod(form, { schema });
  if (submission.status !== 'success')
    return { kind: 'rejected', state: { intent, lastResult: submission.reply() }, status: 400 };
  const outcome = await perform(submission.value);
  if ('done' in outcome) return { kind: 'done', message: outcome.done };
  if ('changes' in outcome) {
    const lastResult = submission.reply({ formErrors: [CONFLICT] });
    return { kind: 'rejected', state: { intent, lastResult, changes: outcome.changes }, status: 409 };
  }
  const { issue, field } = outcome;
  const lastResult = submission.reply(
    field ? { fieldErrors: { [field]: [issue] } } : { formErrors: [issue] },
  );
  return { kind: 'rejected', state: { intent, lastResult }, status: 409 };
}

/** Does what a form of an order's page asks for. Its field `intent` names the form. Throws a response for other forms. */
export function submitOrderForm(
  request: handlers.OrderFormRequest,
  form: FormData,
): Promise<OrderFormResult> {
  const intent = readFieldText(form, 'intent');
  // Forms that the page has several times end with the id of a refund or return.
  const kind = intent.replace(/-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, '');
  switch (kind) {
    case 'pack':
    case 'ship':
    case 'deliver':
    case 'cancel':
    case 'mark-paid':
      return submit(intent, form, changeStatusSchema, (values) =>
        handlers.changeStatus(request, kind, values),
      );
    case 'payment':
      return submit(intent, form, recordPaymentSchema(request.today), (values) =>
        handlers.recordPayment(request, values),
      );
    case 'address':
      return submit(intent, form, changeAddressSchema, (values) => handlers.changeAddress(request, values));
    case 'note':
      return submit(intent, form, orderNoteSchema, (values) => handlers.addNote(request, values));
    case 'refund':
      return submit(intent, form, refundSchema, (values) => handlers.refund(request, values));
    case 'refund-excess':
      return submit(intent, form, refundExcessSchema, (values) => handlers.refundExcess(request, values));
    case 'complete-refund':
      return submit(intent, form, completeRefundSchema, (values) => handlers.completeRefund(request, values));
    case 'send-refund-again':
      return submit(intent, form, sendRefundAgainSchema, (values) =>
        handlers.sendRefundAgain(request, values),
      );
    case 'return-approved':
    case 'return-rejected':
    case 'return-received':
    case 'return-refunded':
      return submit(intent, form, decideReturnSchema, (values) => handlers.decideReturn(request, values));
    default:
      throw data(null, { status: 400 });
  }
}
