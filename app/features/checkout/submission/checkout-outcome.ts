import { useState } from 'react';
import { toCartLines } from '~/domain/cart/cart-line';
import type { CartLine } from '~/domain/cart/cart-line-schema';
import type { LineChange, Quote } from '~/domain/cart/quote';
import type { CheckoutValues, FieldIssues } from '../fields/checkout-fields';

/** Lines ready to be ordered, with their quote and the idempotency key. */
export interface SubmittableOrder {
  lines: CartLine[];
  quote: Quote;
  key: string;
}

interface CheckoutResponse {
  /** Typed values, for a browser without JavaScript. */
  values: CheckoutValues;
  /** Can be submitted next. */
  order?: SubmittableOrder;
}

/** Why an order was not placed. */
export type CheckoutOutcome =
  | ({ kind: 'invalid'; issues: FieldIssues } & CheckoutResponse)
  | ({ kind: 'changed'; changes: LineChange[]; messages: string[]; quote: Quote } & CheckoutResponse)
  /** No order was asked for, only what the discount code takes off. */
  | ({ kind: 'code-checked' } & CheckoutResponse)
  | ({ kind: 'key-conflict'; usedKey: string; number: string; orderUrl: string } & CheckoutResponse)
  | ({ kind: 'unreadable'; messages: string[] } & CheckoutResponse)
  /** Set by the browser alone: no response, or an error before the server read the form, with its message. */
  | { kind: 'failed'; status?: number; message?: string };

/** The lines of a quote that are in stock, as cart lines. */
export function toBuyableLines({ lines }: Quote): CartLine[] {
  const buyable = lines.filter(({ quantity }) => quantity > 0);
  return toCartLines(buyable.map((line) => ({ id: line.productId, ...line })));
}

export type CheckoutAnswer = Exclude<CheckoutOutcome, { kind: 'failed' }>;

/**
 * The last answer of the server to the form. A lost connection is no answer: the page keeps the checked code, its total and the
 * lines of the answer before.
 */
export function useLastAnswer(outcome: CheckoutOutcome | undefined): CheckoutAnswer | undefined {
  const answer = outcome?.kind === 'failed' ? undefined : outcome;
  const [last, setLast] = useState(answer);
  if (answer && answer !== last) setLast(answer);
  return answer ?? last;
}
