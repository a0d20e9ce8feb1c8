import { data } from 'react-router';
import type { z } from 'zod';
import { ISSUED_USE_TEXTS } from '~/content/shop/order-status-texts';
import type { SignedIn } from '~/domain/auth/session';
import type { IssuedUse } from '~/domain/orders/issued-use';
import { getOrderStatusLabel } from '~/domain/orders/order-status';
import type { StaffOrderEvent } from '~/domain/orders/staff-order';
import type {
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
import { CASH_LIMIT } from '~/domain/payments/payment-method';
import type { DoneMessageKey } from '~/features/admin-orders/done-messages';
import { formatAmount } from '~/sections/format/format-amount';
import type { Services } from '~/server/services.server';

export interface OrderFormRequest {
  orderManagement: Services['orderManagement'];
  actor: SignedIn;
  number: string;
  /** ISO day of the shop. */
  today: string;
}

export interface Done {
  done: DoneMessageKey;
}

/** Done, or why not: what others changed meanwhile, or a sentence for the form or one of its fields. */
export type Outcome = Done | { changes: readonly StaffOrderEvent[] } | { issue: string; field?: string };

/** What staff can do instead of what a gift card or ticket does not allow. */
const NEXT_STEPS: Partial<Record<IssuedUse, string>> = {
  'gift-card-spent': 'Refund other units, or an amount that leaves the price of the card.',
  'gift-card-late': 'Refund its cards as units instead.',
  'ticket-used': 'Refund units of the order instead.',
};

const describeUse = (use: IssuedUse): string =>
  [ISSUED_USE_TEXTS[use], NEXT_STEPS[use] ?? ''].join(' ').trim();

/** Without money there is no refund, and only a refund has units. */
const FREE_UNITS =
  'These units cost nothing, so there is nothing to refund. Choose them together with units that were paid, or put them back on sale by correcting the stock of the product.';

const tooMuch = (refundable: number, field?: string): Outcome => ({
  issue:
    refundable > 0
      ? `At most ${formatAmount(refundable)} can be refunded. Enter that or less as the amount.`
      : 'All money of this order went back already, so nothing can be refunded.',
  ...(field && { field }),
});

const describeHeld = (refundable: number): string =>
  refundable > 0
    ? `At most ${formatAmount(refundable)} can be refunded: the provider holds the rest until it has decided the dispute.`
    : 'The provider holds the money until it has decided the dispute. If you refunded it too, the buyer would get it twice.';

export async function changeStatus(
  { orderManagement, actor, number }: OrderFormRequest,
  done: Extract<DoneMessageKey, 'pack' | 'ship' | 'deliver' | 'cancel' | 'mark-paid'>,
  values: z.output<typeof changeStatusSchema>,
): Promise<Outcome> {
  const result = await orderManagement.changeStatus(actor, { number, ...values });
  switch (result.kind) {
    case 'changed':
      return { done };
    case 'in-use':
      return { issue: describeUse(result.use) };
    case 'not-allowed':
      return { issue: `The order is ${getOrderStatusLabel(result.status).toLowerCase()}.` };
    case 'conflict':
      return result;
    case 'unknown':
      throw data(null, { status: 404 });
  }
}

export async function recordPayment(
  { orderManagement, actor, number }: OrderFormRequest,
  values: z.output<ReturnType<typeof recordPaymentSchema>>,
): Promise<Outcome> {
  const result = await orderManagement.recordManualPayment(actor, { number, ...values });
  switch (result.kind) {
    case 'recorded': {
      const { outcome } = result;
      return { done: outcome === 'paid' ? 'payment' : `payment-${outcome}` };
    }
    case 'repeated':
      return { done: 'repeated' };
    case 'other-order':
      return { issue: `This payment is recorded for the order ${result.number}.`, field: 'reference' };
    case 'too-much-cash':
      return {
        issue: `At most ${formatAmount(CASH_LIMIT - 1)} of an order can be paid in cash.`,
        field: 'amount',
      };
    case 'conflict':
      return result;
    case 'unknown':
      throw data(null, { status: 404 });
  }
}

export async function changeAddress(
  { orderManagement, actor, number }: OrderFormRequest,
  { version, phone, ...address }: z.output<typeof changeAddressSchema>,
): Promise<Outcome> {
  const result = await orderManagement.changeAddress(actor, { number, version, phone, address });
  switch (result.kind) {
    case 'changed':
      return { done: 'address' };
    case 'same':
      return { issue: 'The order has this address and phone number already.' };
    case 'wrong-state':
      return { issue: result.issue, field: 'state' };
    case 'not-allowed':
      return {
        issue: `The order is ${getOrderStatusLabel(result.status).toLowerCase()}: its address cannot be changed.`,
      };
    case 'conflict':
      return result;
    case 'unknown':
      throw data(null, { status: 404 });
  }
}

const ANONYMISED =
  'The buyer was removed from this order with the account. No notes can be added to it any more, because they could name the buyer.';

export async function addNote(
  { orderManagement, actor, number }: OrderFormRequest,
  { note }: z.output<typeof orderNoteSchema>,
): Promise<Outcome> {
  const result = await orderManagement.addNote(actor, { number, note });
  if (result === 'unknown') throw data(null, { status: 404 });
  if (result === 'anonymised') return { issue: ANONYMISED };
  return { done: 'note' };
}

export async function refund(
  { orderManagement, actor, number }: OrderFormRequest,
  { version, amount, lines = {}, reason, reference }: z.output<typeof refundSchema>,
): Promise<Outcome> {
  const result = await orderManagement.refund(actor, {
    number,
    version,
    reason,
    reference,
    ...(amount === undefined ? { lines } : { amount }),
  });
  switch (result.kind) {
    case 'refunded':
      return { done: 'refund' };
    case 'too-much':
      return tooMuch(result.refundable, 'amount');
    case 'disputed':
      return { issue: describeHeld(result.refundable) };
    case 'in-use':
      return { issue: describeUse(result.use) };
    case 'nothing-to-refund':
      return { issue: amount === undefined ? FREE_UNITS : 'Enter an amount above zero.' };
    case 'invalid-units':
      return {
        issue:
          'Choose at least one unit, and none that is refunded already. The list of items shows how many are left.',
      };
    case 'conflict':
      return result;
    case 'unknown':
      throw data(null, { status: 404 });
  }
}

export async function refundExcess(
  { orderManagement, actor, number }: OrderFormRequest,
  { version, reference }: z.output<typeof refundExcessSchema>,
): Promise<Outcome> {
  const result = await orderManagement.refundExcess(actor, { number, version, reference });
  switch (result.kind) {
    case 'refunded':
      return { done: 'refund' };
    case 'too-much':
      return tooMuch(result.refundable);
    case 'disputed':
      return { issue: describeHeld(result.refundable) };
    case 'in-use':
      return { issue: describeUse(result.use) };
    case 'nothing-to-refund':
      return { issue: 'Nothing is left to refund: a colleague was quicker, or the provider refunded it.' };
    case 'conflict':
      return result;
    case 'unknown':
      throw data(null, { status: 404 });
  }
}

export async function completeRefund(
  { orderManagement, actor, number }: OrderFormRequest,
  values: z.output<typeof completeRefundSchema>,
): Promise<Outcome> {
  const result = await orderManagement.completeRefund(actor, { number, ...values });
  switch (result.kind) {
    case 'completed':
      return { done: 'refund-sent' };
    case 'not-pending':
      return {
        issue:
          'This refund does not wait for a transfer any more: its transfer is noted, or its provider sends it.',
      };
    case 'conflict':
      return result;
    case 'unknown':
      throw data(null, { status: 404 });
  }
}

export async function sendRefundAgain(
  { orderManagement, actor, number }: OrderFormRequest,
  values: z.output<typeof sendRefundAgainSchema>,
): Promise<Outcome> {
  const result = await orderManagement.sendRefundAgain(actor, { number, ...values });
  switch (result.kind) {
    case 'sent':
      return { done: 'refund-again' };
    case 'not-stuck':
      return {
        issue:
          'This refund does not have to be sent again: it is done, or a colleague sent it again. The list of refunds shows its state.',
      };
    case 'too-much':
      return tooMuch(result.refundable);
    case 'disputed':
      return { issue: describeHeld(result.refundable) };
    case 'conflict':
      return result;
    case 'unknown':
      throw data(null, { status: 404 });
  }
}

export async function decideReturn(
  { orderManagement, actor, number }: OrderFormRequest,
  values: z.output<typeof decideReturnSchema>,
): Promise<Outcome> {
  const result = await orderManagement.decideReturn(actor, { number, ...values });
  switch (result.kind) {
    case 'decided':
      return { done: `return-${values.to}` };
    case 'in-use':
      return { issue: describeUse(result.use) };
    case 'not-allowed':
      return {
        issue: 'The return has another state by now. The page shows it, with what can be decided next.',
      };
    case 'invalid-units':
      return {
        issue:
          'More units than were returned cannot go back to the stock. Enter at most the units of the return.',
      };
    case 'too-much':
      return tooMuch(result.refundable, 'amount');
    case 'disputed':
      return { issue: describeHeld(result.refundable) };
    case 'conflict':
      return result;
    case 'unknown':
      throw data(null, { status: 404 });
  }
}
