import { toCartLines } from '~/domain/cart/cart-line';
import type { CartLine } from '~/domain/cart/cart-line-schema';
import type { LineChange, Quote } from '~/domain/cart/quote';
import type { CheckoutValues, FieldIssues } from '../fields/checkout-fields';

/** Lines ready to be sent: what they are, what they cost, and the key that makes sending them twice harmless. */
export interface SubmittableOrder {
  lines: CartLine[];
  quote: Quote;
  key: string;
}

interface Answered {
  /** Everything that was typed, for a browser without script. */
  values: CheckoutValues;
  /** What can be sent next. */
  order?: SubmittableOrder;
}

/** Why an order was not placed. */
export type CheckoutOutcome =
  | ({ kind: 'invalid'; issues: FieldIssues } & Answered)
  | ({ kind: 'changed'; changes: LineChange[]; quote: Quote } & Answered)
  | ({ kind: 'key-conflict'; usedKey: string; number: string; orderUrl: string } & Answered)
  | ({ kind: 'unreadable'; messages: string[] } & Answered)
  /** Known by the browser alone: no answer, or a refusal before the form was read. `words` are those of the answer. */
  | { kind: 'unanswered'; status?: number; words?: string };

/** What of a quote can be bought, as it would be sent. */
export function toBuyableLines({ lines }: Quote): CartLine[] {
  const buyable = lines.filter(({ quantity }) => quantity > 0);
  return toCartLines(buyable.map((line) => ({ id: line.productId, ...line })));
}
