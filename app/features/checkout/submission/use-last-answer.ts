import { useState } from 'react';
import type { CheckoutOutcome } from './checkout-outcome';

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
