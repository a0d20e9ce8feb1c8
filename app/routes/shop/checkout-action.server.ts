import { randomUUID } from 'node:crypto';
import { idempotencyKeySchema, type OrderLine, orderLinesFieldSchema } from '~/domain/order-lines';
import type { Quote } from '~/domain/quote';
import { typedValues, type Values } from '~/features/checkout/checkout-fields';
import { type CheckoutOutcome, linesOfQuote, type OfferedOrder } from '~/features/checkout/outcome';
import { parseCheckout } from '~/features/checkout/parse-checkout';
import { paths } from '~/paths';
import type { PlaceResult } from '~/server/orders/contract.server';
import type { Services } from '~/server/services.server';

export type CheckoutAnswer =
  | { kind: 'placed'; number: string; address: string }
  | { kind: 'not-placed'; status: 400 | 409; outcome: CheckoutOutcome };

type Refusal = Exclude<PlaceResult, { kind: 'placed' }>;

export function offer(quote: Quote, key: string = randomUUID()): OfferedOrder {
  return { lines: linesOfQuote(quote), quote, key };
}

const notPlaced = (status: 400 | 409, outcome: CheckoutOutcome): CheckoutAnswer => ({
  kind: 'not-placed',
  status,
  outcome,
});

/** Takes a checkout form to an order, or says why there is none and what can be sent next. */
export async function placeFromForm(
  { orders, catalogue }: Pick<Services, 'orders' | 'catalogue'>,
  posted: FormData,
  personId?: string,
): Promise<CheckoutAnswer> {
  const values = typedValues(posted);
  const lines = orderLinesFieldSchema.safeParse(posted.get('lines') ?? '[]');
  const key = idempotencyKeySchema.safeParse(posted.get('key'));
  const messages = [lines, key].flatMap(({ error }) => error?.issues[0]?.message ?? []);
  if (!lines.success || !key.success) return notPlaced(400, { kind: 'unreadable', values, messages });

  /** As it was sent, with prices of now beside it: the page that asks again shows the server's amounts. */
  const sent = async (nextKey: string): Promise<OfferedOrder> => {
    const quote = await catalogue.quote(lines.data);
    return { lines: lines.data, quote, key: nextKey };
  };
  const parsed = parseCheckout(values);
  if ('faults' in parsed) {
    return notPlaced(400, { kind: 'invalid', values, faults: parsed.faults, order: await sent(key.data) });
  }
  const result = await orders.place({
    key: key.data,
    lines: lines.data,
    checkout: parsed.checkout,
    personId,
  });
  if (result.kind === 'placed') {
    return {
      kind: 'placed',
      number: result.number,
      address: paths.shop.order(result.number, result.accessKey),
    };
  }
  return refusal(result, { values, key: key.data, sent });
}

interface Context {
  values: Values;
  key: string;
  sent: (nextKey: string) => Promise<OfferedOrder>;
}

async function refusal(result: Refusal, { values, key, sent }: Context): Promise<CheckoutAnswer> {
  switch (result.kind) {
    case 'changed': {
      const { changes, quote } = result;
      return notPlaced(409, { kind: 'changed', values, changes, quote, order: offer(quote) });
    }
    case 'key-conflict': {
      const { number, accessKey } = result;
      const orderUrl = paths.shop.order(number, accessKey);
      const order = await sent(randomUUID());
      return notPlaced(409, { kind: 'key-conflict', values, number, orderUrl, spentKey: key, order });
    }
    case 'invalid':
      return notPlaced(400, { kind: 'unreadable', values, messages: result.faults, order: await sent(key) });
  }
}

/** Lines that an address asks for, ready to be sent. Nothing when it asks for nothing that is known here. */
export async function offerFor(
  { catalogue }: Pick<Services, 'catalogue'>,
  wanted: readonly Pick<OrderLine, 'productId' | 'quantity' | 'options'>[],
): Promise<OfferedOrder | undefined> {
  return wanted.length === 0 ? undefined : offer(await catalogue.quote(wanted));
}
