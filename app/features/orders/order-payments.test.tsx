import { expect, test } from 'vitest';
import { render } from '~/state/fixtures/render';
import { OrderPayments } from './order-payments';

const receivedAt = new Date('2026-11-27T06:00:00Z');

test('a gift card is named by the end of its code, other payments by their whole reference', () => {
  const container = render(
    <OrderPayments
      payments={[
        { id: 'a', provider: 'gift-card', reference: '…CQ5Y TS-2627-000023', amount: 70_000, receivedAt },
        { id: 'b', provider: 'bank', reference: 'UTR 55443', amount: 6_582, receivedAt },
      ]}
      refunds={[]}
    />,
  );
  const details = [...container.querySelectorAll('li > :last-child')].map(({ textContent }) => textContent);
  expect(details).toEqual(['27 November 2026, …CQ5Y', '27 November 2026, UTR 55443']);
});

test.each([
  [130_000, '27 November 2026, …CQ5Y, Rs. 1,300.00 was left on it'],
  [0, '27 November 2026, …CQ5Y, nothing was left on it'],
])('what was left on the gift card is below its payment: %d paise', (leftOnCard, detail) => {
  const card = { id: 'a', provider: 'gift-card', reference: '…CQ5Y TS-2627-000023', amount: 70_000 } as const;
  const container = render(<OrderPayments payments={[{ ...card, receivedAt, leftOnCard }]} refunds={[]} />);
  expect(container.querySelector('li > :last-child')?.textContent).toBe(detail);
});
