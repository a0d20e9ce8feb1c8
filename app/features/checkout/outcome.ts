import type { OrderLine } from '~/domain/order-lines';
import type { LineChange, Quote } from '~/domain/quote';
import { toOrderLines } from '~/domain/to-order-lines';
import type { Faults, Values } from './checkout-fields';

/** Lines ready to be sent: what they are, what they cost, and the key that makes sending them twice harmless. */
export interface OfferedOrder {
  lines: OrderLine[];
  quote: Quote;
  key: string;
}

interface Answered {
  /** Everything that was typed, for a browser without script. */
  values: Values;
  /** What can be sent next. */
  order?: OfferedOrder;
}

/** Why an order was not placed. */
export type CheckoutOutcome =
  | ({ kind: 'invalid'; faults: Faults } & Answered)
  | ({ kind: 'changed'; changes: LineChange[]; quote: Quote } & Answered)
  | ({ kind: 'key-conflict'; spentKey: string; number: string; orderUrl: string } & Answered)
  | ({ kind: 'unreadable'; messages: string[] } & Answered)
  /** Known by the browser alone: no answer, or a refusal before the form was read. `words` are those of the answer. */
  | { kind: 'unanswered'; status?: number; words?: string };

/** What of a quote can be bought, as it would be sent. */
export function linesOfQuote({ lines }: Quote): OrderLine[] {
  const buyable = lines.filter(({ quantity }) => quantity > 0);
  return toOrderLines(buyable.map((line) => ({ id: line.productId, ...line })));
}
