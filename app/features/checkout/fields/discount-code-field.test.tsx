import { act, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CodeDiscount, GiftCardShare } from '~/domain/pricing/pricing';
import { render } from '~/state/fixtures/render';
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

test('the answer to an emptied field leaves the field open, and with it the focus', () => {
  let answer: (value: string) => void = () => undefined;
  function AnsweredField() {
    const [value, setValue] = useState('');
    answer = setValue;
    return <DiscountCodeField field={{ ...field, value }} appliedCode={undefined} orderTotal={1_500_00} />;
  }
  const details = render(<AnsweredField />).querySelector('details');
  expect(details?.open).toBe(false);
  act(() => answer('DIWALI-15'));
  expect(details?.open).toBe(true);
  act(() => answer(''));
  expect(details?.open).toBe(true);
});
