import { expect, test } from 'vitest';
import { render } from '~/state/fixtures/render';
import { PaymentMethodFields } from './payment-method-fields';

const renderFields = (isPaidByGiftCard: boolean) =>
  render(
    <PaymentMethodFields
      method={{ id: 'method', name: 'paymentMethod', value: 'bank', errors: undefined }}
      choices={{
        options: [
          { value: 'upi', label: 'UPI', hint: 'A QR code.' },
          { value: 'bank', label: 'Bank transfer', hint: 'An account.' },
        ],
        hint: 'Pay within 7 days.',
      }}
      isPaidByGiftCard={isPaidByGiftCard}
    />,
  );

test('an order that a gift card pays in full asks for no method of payment', () => {
  const container = renderFields(true);
  expect(container.querySelector('input[type=radio]')).toBeNull();
  expect(container.textContent).toContain('Nothing is left to pay.');
  expect(container.textContent).not.toContain('Pay within');
  expect(container.querySelector<HTMLInputElement>('[name=paymentMethod]')?.value).toBe('bank');
});

test('another order asks for the method', () => {
  const container = renderFields(false);
  expect(container.querySelectorAll('input[type=radio]')).toHaveLength(2);
  expect(container.textContent).toContain('Pay within 7 days.');
});
