import { randomUUID } from 'node:crypto';
import type { SignedIn } from '~/domain/auth/session';
import { type CartLine, cartLinesFieldSchema, idempotencyKeySchema } from '~/domain/cart/cart-line-schema';
import type { Quote } from '~/domain/cart/quote';
import { describeDiscountIssue } from '~/domain/discounts/describe-discount-issue';
import type { PaymentMethod } from '~/domain/orders/checkout-schema';
import type { DeliveryNeeds } from '~/domain/orders/issued-kind';
import { isOnlineMethod } from '~/domain/payments/payment-method';
import {
  type CheckoutValues,
  type FieldIssues,
  readCheckoutValues,
} from '~/features/checkout/fields/checkout-fields';
import { CHECK_CODE_INTENT } from '~/features/checkout/fields/discount-code-field';
import { parseCheckout } from '~/features/checkout/fields/parse-checkout';
import {
  type CheckoutOutcome,
  type SubmittableOrder,
  toBuyableLines,
} from '~/features/checkout/submission/checkout-outcome';
import { addPaymentVisit } from '~/features/orders/payment-visit';
import { paths } from '~/paths';
import type { OrderLink, PlaceResult } from '~/server/orders/types.server';
import type { Services } from '~/server/services.server';
import { site } from '~site';
import {
  CODE_REMOVED,
  type CodeUser,
  describeTooManyCodes,
  isAppliedCodeRemoved,
  quoteWithCode,
  readCheckoutCode,
  toCodeIssues,
} from '../../checkout-code.server';
import { openPayment } from '../../order-payment.server';
import { checkMethod } from '../../payment-methods.server';

export type CheckoutResult =
  | { kind: 'placed'; number: string; url: string }
  /** 200: a discount code was checked, and no order was asked for. */
  | { kind: 'not-placed'; status: 200 | 400 | 409; outcome: CheckoutOutcome };

type RejectedOrder = Exclude<PlaceResult, { kind: 'placed' | 'incomplete' }>;

export function createSubmittableOrder(quote: Quote, key: string = randomUUID()): SubmittableOrder {
  return { lines: toBuyableLines(quote), quote, key };
}

const rejectCheckout = (status: 200 | 400 | 409, outcome: CheckoutOutcome): CheckoutResult => ({
  kind: 'not-placed',
  status,
  outcome,
});

type CheckoutUser = CodeUser & {
  /** Absent for a guest. */
  actor?: SignedIn | undefined;
};

/** Places the order of a checkout form, or explains the rejection and returns what can be submitted next. */
export async function submitCheckout(
  services: Pick<Services, 'orders' | 'catalogue' | 'discounts' | 'onlinePayments' | 'addressBook'>,
  formData: FormData,
  { actor, ...user }: CheckoutUser,
): Promise<CheckoutResult> {
  const values = readCheckoutValues(formData);
  const lines = cartLinesFieldSchema.safeParse(formData.get('lines') ?? '[]');
  const key = idempotencyKeySchema.safeParse(formData.get('key'));
  const messages = [lines, key].flatMap(({ error }) => error?.issues[0]?.message ?? []);
  if (!lines.success || !key.success) return rejectCheckout(400, { kind: 'unreadable', values, messages });

  const discount = readCheckoutCode(values, formData);
  /** The submitted lines with a new quote, so that the page shows the current prices. */
  const requote = async (nextKey: string) => {
    const person = { ...user, code: discount?.code, email: values['contact.email'] };
    const { quote, issues } = await quoteWithCode(services, lines.data, person);
    return { order: { lines: lines.data, quote, key: nextKey }, issues };
  };
  const read = (needs: DeliveryNeeds) =>
    checkMethod(parseCheckout(values, needs), services.onlinePayments.listMethods());
  const explainIssues = async (formIssues: FieldIssues): Promise<CheckoutResult> => {
    const { order, issues: codeIssues } = await requote(key.data);
    const issues = { ...formIssues, ...codeIssues };
    return Object.keys(issues).length > 0
      ? rejectCheckout(400, { kind: 'invalid', values, issues, order })
      : rejectCheckout(200, { kind: 'code-checked', values, order });
  };
  if (formData.get('intent') === CHECK_CODE_INTENT) return explainIssues({});
  if (isAppliedCodeRemoved(values, formData)) return explainIssues(toCodeIssues(CODE_REMOVED));
  const result = await services.orders.place({
    key: key.data,
    lines: lines.data,
    checkout: read,
    userId: user.userId,
    discount,
  });
  if (result.kind === 'incomplete') return explainIssues(result.issues);
  if (result.kind === 'placed') {
    const { number } = result;
    const { paymentMethod, contact, delivery } = result.checkout;
    // After the order: a form that is sent again places none and saves the address. Without a parcel there is none.
    if (actor && values.saveAddress === 'on' && delivery.line1 !== '') {
      const { name, phone } = contact;
      await services.addressBook.addDelivery(actor, { name, phone, address: delivery });
    }
    return { kind: 'placed', number, url: await preparePayment(services, result, paymentMethod) };
  }
  if (result.kind === 'discount-changed') {
    const seconds = await services.discounts.countTriedCode(user);
    if (seconds > 0) {
      const order = { lines: lines.data, quote: await services.catalogue.quote(lines.data), key: key.data };
      return rejectCheckout(400, { kind: 'invalid', values, issues: describeTooManyCodes(seconds), order });
    }
  }
  const requoteSubmitted = async (nextKey: string) => (await requote(nextKey)).order;
  return explainRejection(result, { values, lines: lines.data, key: key.data, requoteSubmitted });
}

/** Opens the payment page of an online method. Resolves to the path of the order, which leads on to that page. */
async function preparePayment(
  services: Pick<Services, 'onlinePayments'>,
  link: OrderLink,
  method: PaymentMethod,
): Promise<string> {
  const path = paths.shop.order(link.number, link.accessKey);
  if (!isOnlineMethod(method)) return path;
  const { kind } = await openPayment(services, link, { path, method });
  if (kind === 'started') return addPaymentVisit(path, 'open');
  return kind === 'unavailable' ? addPaymentVisit(path, 'unavailable') : path;
}

interface RejectionContext {
  values: CheckoutValues;
  lines: CartLine[];
  key: string;
  requoteSubmitted: (nextKey: string) => Promise<SubmittableOrder>;
}

async function explainRejection(
  result: RejectedOrder,
  { values, lines, key, requoteSubmitted }: RejectionContext,
): Promise<CheckoutResult> {
  switch (result.kind) {
    case 'changed': {
      const { changes, quote } = result;
      return rejectCheckout(409, {
        kind: 'changed',
        values,
        changes,
        messages: [],
        quote,
        order: createSubmittableOrder(quote),
      });
    }
    case 'key-conflict': {
      const { number, accessKey } = result;
      const orderUrl = paths.shop.order(number, accessKey);
      const order = await requoteSubmitted(randomUUID());
      return rejectCheckout(409, { kind: 'key-conflict', values, number, orderUrl, usedKey: key, order });
    }
    case 'discount-changed': {
      const { code, issue, quote } = result;
      const order = { lines, quote, key };
      if (!issue) {
        const messages = [
          quote.priced.giftCard
            ? 'The gift card covers a different amount than this page showed.'
            : `The code ${code} changes the total.`,
        ];
        return rejectCheckout(409, { kind: 'changed', changes: [], messages, values, quote, order });
      }
      const issues = toCodeIssues(describeDiscountIssue(issue, site.currency.label));
      return rejectCheckout(409, { kind: 'invalid', values, issues, order });
    }
    case 'invalid':
      return rejectCheckout(400, {
        kind: 'unreadable',
        values,
        messages: result.issues,
        order: await requoteSubmitted(key),
      });
  }
}

/** Quotes the lines that a URL requests. `undefined` when it requests none. */
export async function quoteSubmittableOrder(
  { catalogue }: Pick<Services, 'catalogue'>,
  requestedLines: readonly Pick<CartLine, 'productId' | 'quantity' | 'options'>[],
): Promise<SubmittableOrder | undefined> {
  return requestedLines.length === 0
    ? undefined
    : createSubmittableOrder(await catalogue.quote(requestedLines));
}
