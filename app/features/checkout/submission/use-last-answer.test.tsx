import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from '~/state/fixtures/render';
import { type CheckoutOutcome, useLastAnswer } from './checkout-outcome';

const checked: CheckoutOutcome = { kind: 'code-checked', values: { discountCode: 'DIWALI-15' } };
const unreadable: CheckoutOutcome = { kind: 'unreadable', messages: [], values: {} };
const failed: CheckoutOutcome = { kind: 'failed' };

/** Each press of the button is the next outcome of one form. */
function Form({ outcomes }: { outcomes: readonly CheckoutOutcome[] }) {
  const [sent, setSent] = useState(0);
  const answer = useLastAnswer(outcomes[sent - 1]);
  return (
    <button type="button" onClick={() => setSent(sent + 1)}>
      {answer?.kind ?? 'none'}
    </button>
  );
}

function readAnswers(outcomes: readonly CheckoutOutcome[]): (string | null | undefined)[] {
  const button = render(<Form outcomes={outcomes} />).querySelector('button');
  return outcomes.map(() => {
    act(() => button?.click());
    return button?.textContent;
  });
}

test('R-CHECKOUT-5: a lost connection leaves the last answer, and another answer replaces it', () => {
  expect(readAnswers([failed, checked, failed, failed, unreadable, failed])).toEqual([
    'none',
    'code-checked',
    'code-checked',
    'code-checked',
    'unreadable',
    'unreadable',
  ]);
});
