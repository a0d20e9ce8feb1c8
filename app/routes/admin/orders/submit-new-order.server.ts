import { randomUUID } from 'node:crypto';
import type { SignedIn } from '~/domain/auth/session';
import { idempotencyKeySchema } from '~/domain/cart/cart-line-schema';
import type { Quote } from '~/domain/cart/quote';
import type { SharedLine } from '~/domain/cart/shared-cart';
import { describeDiscountIssue } from '~/domain/discounts/describe-discount-issue';
import { createCheckoutSchemas, STAFF_TEXTS } from '~/domain/orders/checkout-schema';
import { type DeliveryNeeds, getFormNeeds } from '~/domain/orders/issued-kind';
import { ORDER_CHANNELS } from '~/domain/orders/order-event';
import { readShownLines, toNewOrderRows } from '~/features/admin-orders/new-order/new-order-rows';
import { FORM_FIELDS, type NewOrderState } from '~/features/admin-orders/new-order/new-order-state';
import { readCheckoutValues } from '~/features/checkout/fields/checkout-fields';
import { parseCheckout } from '~/features/checkout/fields/parse-checkout';
import { formatAmount } from '~/sections/format/format-amount';
import { readFieldText } from '~/server/http/body/read-body.server';
import type { PlaceResult } from '~/server/orders/types.server';
import type { Services } from '~/server/services.server';
import { site } from '~site';
import {
  CODE_REMOVED,
  describeTooManyCodes,
  isAppliedCodeRemoved,
  quoteWithCode,
  readCheckoutCode,
  toCodeIssues,
} from '../../checkout-code.server';
import { checkMethod } from '../../payment-methods.server';
import { readTypedValues } from './edit-new-order.server';

type NewOrderServices = Pick<Services, 'orderManagement' | 'catalogue' | 'discounts' | 'onlinePayments'>;

interface NewOrderRequest {
  actor: SignedIn;
  /** Of the URL. The form has the prices that the page showed. */
  lines: readonly SharedLine[];
}

/** The form with what was typed, and the prices of now. */
type RejectedOrder = NewOrderState & { quote?: Quote };

export type NewOrderResult =
  | { kind: 'placed'; number: string }
  | { kind: 'rejected'; status: 400 | 409; state: RejectedOrder };

type Issues = NewOrderState['issues'];

const staffSchemas = createCheckoutSchemas(STAFF_TEXTS);
const NOT_PLACED = 'The order was not placed';
const NO_CHANNEL: Issues = { channel: ['Please choose how the order came.'] };
const MAX_PRICES_LENGTH = 2_000;

/** An issue of a field that the page does not show is said above the form. */
function toFieldState(issues: Issues): Pick<RejectedOrder, 'issues' | 'alert'> {
  const shown: readonly string[] = FORM_FIELDS;
  const texts = Object.entries(issues).flatMap(([name, messages]) =>
    shown.includes(name) ? [] : (messages ?? []),
  );
  return { issues, ...(texts.length > 0 && { alert: { title: NOT_PLACED, texts } }) };
}

/** What a code does that the page has not shown yet. */
function describeCode({ priced: { codeDiscount, giftCard } }: Quote): string {
  if (giftCard) return `The gift card …${giftCard.end} pays ${formatAmount(giftCard.amount)} of it.`;
  return codeDiscount
    ? `The code ${codeDiscount.code} takes ${formatAmount(codeDiscount.amount)} off before GST.`
    : 'The code takes nothing off.';
}

/** What the page shows of an order that `placeForBuyer` did not place. `requote`: the prices of now, with the code. */
async function explainRejection(
  result: Exclude<PlaceResult, { kind: 'placed' | 'incomplete' }>,
  lines: readonly SharedLine[],
  requote: () => Promise<{ quote: Quote }>,
): Promise<Partial<RejectedOrder>> {
  switch (result.kind) {
    case 'changed': {
      const texts = new Set(toNewOrderRows(lines, result.quote).flatMap(({ problems }) => problems));
      const alert = { title: 'Something has changed, so the order was not placed', texts: [...texts] };
      return { alert, quote: (await requote()).quote };
    }
    case 'discount-changed': {
      const { issue, quote } = result;
      if (issue) return { issues: toCodeIssues(describeDiscountIssue(issue, site.currency.label)), quote };
      const texts = [
        describeCode(quote),
        'Please name the new total to the buyer, and place the order again.',
      ];
      return { alert: { title: 'The total has changed, so the order was not placed', texts }, quote };
    }
    case 'key-conflict': {
      const text = 'What was changed since is not in it. To place a second order, send the form again.';
      const alert = { title: 'This form has placed an order', texts: [text], number: result.number };
      return { alert, key: randomUUID(), quote: (await requote()).quote };
    }
    case 'invalid':
      return { alert: { title: NOT_PLACED, texts: result.issues } };
  }
}

/** R-ORDER-17: places the order of the form. What is not accepted is shown again with what was typed (R-ADMIN-2). */
export async function submitNewOrder(
  services: NewOrderServices,
  { actor, lines }: NewOrderRequest,
  form: FormData,
): Promise<NewOrderResult> {
  const values = { ...readCheckoutValues(form), channel: readFieldText(form, 'channel') };
  const key = idempotencyKeySchema.safeParse(form.get('key'));
  const shownLines = readShownLines(lines, readFieldText(form, 'prices', MAX_PRICES_LENGTH));
  const typed = { values: readTypedValues(form), issues: {}, key: key.data ?? randomUUID() };
  const reject = (status: 400 | 409, state: Partial<RejectedOrder>): NewOrderResult => ({
    kind: 'rejected',
    status,
    state: { ...typed, ...state },
  });
  if (!key.success || !shownLines) {
    const text = lines.length === 0 ? 'Please add a product first.' : 'Please send the form again.';
    return reject(400, { alert: { title: NOT_PLACED, texts: [text] } });
  }

  const discount = readCheckoutCode(values, form);
  const buyer = { staff: actor, code: discount?.code, email: values['contact.email'] };
  const requote = () => quoteWithCode(services, shownLines, buyer);
  const rejectFields = async (issues: Issues) => {
    const { quote, issues: codeIssues } = await requote();
    return reject(400, { ...toFieldState({ ...issues, ...codeIssues }), quote });
  };
  const read = (needs: DeliveryNeeds) =>
    checkMethod(
      parseCheckout(values, needs, new Date(), staffSchemas),
      services.onlinePayments.listMethods(),
    );

  if (isAppliedCodeRemoved(values, form)) return rejectFields(toCodeIssues(CODE_REMOVED));
  const channel = ORDER_CHANNELS.find((known) => known === values.channel);
  if (!channel) {
    const parsed = read(getFormNeeds(await services.catalogue.quote(shownLines)));
    return rejectFields({ ...NO_CHANNEL, ...('issues' in parsed && parsed.issues) });
  }
  const request = { key: key.data, lines: shownLines, checkout: read, discount, channel };
  const result = await services.orderManagement.placeForBuyer(actor, request);
  if (result.kind === 'placed') return { kind: 'placed', number: result.number };
  if (result.kind === 'incomplete') return rejectFields(result.issues);
  if (result.kind === 'discount-changed') {
    const seconds = await services.discounts.countTriedCode({ staff: actor });
    if (seconds > 0) return reject(400, { issues: describeTooManyCodes(seconds) });
  }
  return reject(result.kind === 'invalid' ? 400 : 409, await explainRejection(result, lines, requote));
}
