import { randomUUID } from 'node:crypto';
import { type CartLine, cartLinesFieldSchema, idempotencyKeySchema } from '~/domain/cart/cart-line-schema';
import type { Quote } from '~/domain/cart/quote';
import { type CheckoutValues, readCheckoutValues } from '~/features/checkout/fields/checkout-fields';
import { parseCheckout } from '~/features/checkout/fields/parse-checkout';
import {
  type CheckoutOutcome,
  type SubmittableOrder,
  toBuyableLines,
} from '~/features/checkout/submission/checkout-outcome';
import { paths } from '~/paths';
import type { PlaceResult } from '~/server/orders/types.server';
import type { Services } from '~/server/services.server';

export type CheckoutResult =
  | { kind: 'placed'; number: string; url: string }
  | { kind: 'not-placed'; status: 400 | 409; outcome: CheckoutOutcome };

type RejectedOrder = Exclude<PlaceResult, { kind: 'placed' }>;

export function createSubmittableOrder(quote: Quote, key: string = randomUUID()): SubmittableOrder {
  return { lines: toBuyableLines(quote), quote, key };
}

const notPlaced = (status: 400 | 409, outcome: CheckoutOutcome): CheckoutResult => ({
  kind: 'not-placed',
  status,
  outcome,
});

/** Places the order of a checkout form, or explains the rejection and returns what can be submitted next. */
export async function submitCheckout(
  { orders, catalogue }: Pick<Services, 'orders' | 'catalogue'>,
  formData: FormData,
  userId?: string,
): Promise<CheckoutResult> {
  const values = readCheckoutValues(formData);
  const lines = cartLinesFieldSchema.safeParse(formData.get('lines') ?? '[]');
  const key = idempotencyKeySchema.safeParse(formData.get('key'));
  const messages = [lines, key].flatMap(({ error }) => error?.issues[0]?.message ?? []);
  if (!lines.success || !key.success) return notPlaced(400, { kind: 'unreadable', values, messages });

  /** The submitted lines with a new quote, so that the page shows the current prices. */
  const requoteSubmitted = async (nextKey: string): Promise<SubmittableOrder> => {
    const quote = await catalogue.quote(lines.data);
    return { lines: lines.data, quote, key: nextKey };
  };
  const parsed = parseCheckout(values);
  if ('issues' in parsed) {
    return notPlaced(400, {
      kind: 'invalid',
      values,
      issues: parsed.issues,
      order: await requoteSubmitted(key.data),
    });
  }
  const result = await orders.place({
    key: key.data,
    lines: lines.data,
    checkout: parsed.checkout,
    userId,
  });
  if (result.kind === 'placed') {
    return {
      kind: 'placed',
      number: result.number,
      url: paths.shop.order(result.number, result.accessKey),
    };
  }
  return explainRejection(result, { values, key: key.data, requoteSubmitted });
}

interface RejectionContext {
  values: CheckoutValues;
  key: string;
  requoteSubmitted: (nextKey: string) => Promise<SubmittableOrder>;
}

async function explainRejection(
  result: RejectedOrder,
  { values, key, requoteSubmitted }: RejectionContext,
): Promise<CheckoutResult> {
  switch (result.kind) {
    case 'changed': {
      const { changes, quote } = result;
      return notPlaced(409, {
        kind: 'changed',
        values,
        changes,
        quote,
        order: createSubmittableOrder(quote),
      });
    }
    case 'key-conflict': {
      const { number, accessKey } = result;
      const orderUrl = paths.shop.order(number, accessKey);
      const order = await requoteSubmitted(randomUUID());
      return notPlaced(409, { kind: 'key-conflict', values, number, orderUrl, usedKey: key, order });
    }
    case 'invalid':
      return notPlaced(400, {
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
