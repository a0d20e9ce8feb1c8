import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CodeDiscount, GiftCardShare } from '~/domain/pricing/pricing';
import { DiscountCodeField } from './discount-code-field';

const field = { id: 'checkout-discountCode', name: 'discountCode', value: 'DIWALI-15', errors: undefined };

function readStatus(appliedCode: CodeDiscount | GiftCardShare | undefined, orderTotal?: number) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <DiscountCodeField field={field} appliedCode={appliedCode} orderTotal={orderTotal} />,
  );
  const status = page.querySelector('[role="status"]');
  return { text: status?.textContent, isHidden: Boolean(status?.closest('details')) };
}

test('R-DISCOUNT-7: the status says what the code does and what is to pay, outside the disclosure', () => {
  const code = { code: 'DIWALI-15', amount: 150_00, shares: [150_00] };
  expect(readStatus(code, 1_350_00)).toEqual({
    text: 'You save Rs. 150.00. To pay: Rs. 1,350.00.',
    isHidden: false,
  });
  expect(readStatus({ end: '7Q2F', amount: 1_000_00 }, 1_350_00).text).toBe(
    'The gift card pays Rs. 1,000.00. To pay: Rs. 350.00.',
  );
  expect(readStatus(undefined, 1_500_00).text).toBe('To pay: Rs. 1,500.00.');
  expect(readStatus(undefined).text).toBe('');
});
