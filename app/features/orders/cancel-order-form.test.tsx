import { expect, test } from 'vitest';
import { render } from '~/state/fixtures/render';
import { CancelOrderForm } from './cancel-order-form';

test.each([
  [{ toCards: 0, toAccounts: 0 }, 'There is nothing to refund.'],
  [{ toCards: 0, toAccounts: 100_000 }, 'We refund Rs. 1,000.00 to the account it came from.'],
  [{ toCards: 70_000, toAccounts: 0 }, 'Rs. 700.00 goes back to the gift card at once.'],
  [
    { toCards: 70_000, toAccounts: 48_000 },
    'Rs. 700.00 goes back to the gift card at once. We refund Rs. 480.00 to the account it came from.',
  ],
])('the form says what goes back of %j', (refund, text) => {
  const container = render(<CancelOrderForm refund={refund} isDeliveredByEmail={false} />);
  const [, said] =
    container.querySelector('p')?.textContent?.replaceAll('\u00a0', ' ').split('cannot be undone. ') ?? [];
  expect(said).toBe(text);
});
