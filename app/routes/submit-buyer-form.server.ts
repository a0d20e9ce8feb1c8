import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import { returnRequestSchema } from '~/domain/orders/buyer-form-schemas';
import type { BuyerFormState } from '~/features/orders/order-actions';
import { readFieldText } from '~/server/http/body/read-body.server';
import { formatSeconds } from '~/server/http/errors/request-error.server';
import type { OrderAccess } from '~/server/orders/order-access.server';
import type { Services } from '~/server/services.server';

type BuyerFormResult =
  /** The part of the page that shows what was done. */
  | { kind: 'done'; fragment: '' | '#returns' }
  | { kind: 'rejected'; state: BuyerFormState; status: 400 | 409 | 429 | 503 };

type Orders = Services['orders'];

const NOT_RETURNABLE = {
  'not-delivered': 'Something can be sent back once it is delivered.',
  'too-late': 'The days for a return are over. Write to us if something is wrong with it.',
  anonymised:
    'The data of the buyer was erased from this order, so nothing can be entered here. Write to us with the order number.',
} as const;

async function submitReturn(orders: Orders, access: OrderAccess, form: FormData): Promise<BuyerFormResult> {
  const submission = parseWithZod(form, { schema: returnRequestSchema });
  const reject = (status: 400 | 409 | 429 | 503, issues?: Parameters<typeof submission.reply>[0]) =>
    ({
      kind: 'rejected',
      state: { intent: 'return', lastResult: submission.reply(issues) },
      status,
    }) as const;
  if (submission.status !== 'success') return reject(400);
  const photo = form.get('photo');
  const result = await orders.requestReturn(access, {
    ...submission.value,
    ...(photo instanceof File && { photo }),
  });
  switch (result.kind) {
    case 'requested':
      return { kind: 'done', fragment: '#returns' };
    case 'invalid-units':
      return reject(400, {
        fieldErrors: { lines: ['That is more than can still be sent back. Please look at the numbers.'] },
      });
    case 'photo-refused':
      return reject(400, { fieldErrors: { photo: [result.issue] } });
    case 'not-delivered':
    case 'too-late':
    case 'anonymised':
      return reject(409, { formErrors: [NOT_RETURNABLE[result.kind]] });
    case 'wait':
      return reject(429, {
        formErrors: [`Too many attempts. Please try again in ${formatSeconds(result.seconds)}.`],
      });
    case 'busy':
      return reject(503, { formErrors: ['Many photos arrive just now. Please send it again in a moment.'] });
    case 'unknown':
      throw data(null, { status: 404 });
  }
}

/** Cancels the order, or requests a return. The access is that of an account or of the secret link. */
export async function submitBuyerForm(
  orders: Orders,
  access: OrderAccess,
  form: FormData,
): Promise<BuyerFormResult> {
  const intent = readFieldText(form, 'intent');
  if (intent === 'return') return submitReturn(orders, access, form);
  if (intent !== 'cancel') throw data(null, { status: 400 });
  const result =
    'owner' in access ? await orders.cancel(access.owner, access.number) : await orders.cancelByKey(access);
  if (result.kind === 'unknown') throw data(null, { status: 404 });
  if (result.kind === 'in-use')
    return { kind: 'rejected', state: { intent: 'cancel', use: result.use }, status: 409 };
  return result.kind === 'refused'
    ? { kind: 'rejected', state: { intent: 'cancel' }, status: 409 }
    : { kind: 'done', fragment: '' };
}
