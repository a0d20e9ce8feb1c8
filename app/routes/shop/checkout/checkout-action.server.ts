import { randomUUID } from 'node:crypto';
import { type CartLine, cartLinesFieldSchema, idempotencyKeySchema } from '~/domain/cart/order-line-schema';
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

type Refusal = Exclude<PlaceResult, { kind: 'placed' }>;

export function createSubmittableOrder(quote: Quote, key: string = randomUUID()): SubmittableOrder {
  return { lines: toBuyableLines(quote), quote, key };
}

const notPlaced = (status: 400 | 409, outcome: CheckoutOutcome): CheckoutResult => ({
  kind: 'not-placed',
  status,
  outcome,
});

/** Takes a checkout form to an order, or says why there is none and what can be sent next. */
export async function submitCheckout(
  { orders, catalogue }: Pick<Services, 'orders' | 'catalogue'>,
  posted: FormData,
  userId?: string,
): Promise<CheckoutResult> {
  const values = readCheckoutValues(posted);
  const lines = cartLinesFieldSchema.safeParse(posted.get('lines') ?? '[]');
  const key = idempotencyKeySchema.safeParse(posted.get('key'));
  const messages = [lines, key].flatMap(({ error }) => error?.issues[0]?.message ?? []);
  if (!lines.success || !key.success) return notPlaced(400, { kind: 'unreadable', values, messages });

  /** As it was sent, with prices of now beside it: the page that asks again shows the server's amounts. */
  const sent = async (nextKey: string): Promise<SubmittableOrder> => {
    const quote = await catalogue.quote(lines.data);
    return { lines: lines.data, quote, key: nextKey };
  };
  const parsed = parseCheckout(values);
  if ('faults' in parsed) {
    return notPlaced(400, { kind: 'invalid', values, issues: parsed.issues, order: await sent(key.data) });
  }
  const result = await orders.place({
    key: key.data,
    lines: lines.data,
    checkout: parsed.checkout,
    userId: userId,
  });
  if (result.kind === 'placed') {
    return {
      kind: 'placed',
      number: result.number,
      url: paths.shop.order(result.number, result.accessKey),
    };
  }
  return refusal(result, { values, key: key.data, sent });
}

interface Context {
  values: CheckoutValues;
  key: string;
  sent: (nextKey: string) => Promise<SubmittableOrder>;
}

async function refusal(result: Refusal, { values, key, sent }: Context): Promise<CheckoutResult> {
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
      const order = await sent(randomUUID());
      return notPlaced(409, { kind: 'key-conflict', values, number, orderUrl, usedKey: key, order });
    }
    case 'invalid':
      return notPlaced(400, { kind: 'unreadable', values, messages: result.faults, order: await sent(key) });
  }
}

/** Lines that an address asks for, ready to be sent. Nothing when it asks for nothing that is known here. */
export async function quoteSubmittableOrder(
  { catalogue }: Pick<Services, 'catalogue'>,
  wanted: readonly Pick<CartLine, 'productId' | 'quantity' | 'options'>[],
): Promise<SubmittableOrder | undefined> {
  return wanted.length === 0 ? undefined : createSubmittableOrder(await catalogue.quote(wanted));
}
