import { expect, test } from 'vitest';
import type { OrderReturn } from '~/domain/orders/order';
import { render } from '~/state/fixtures/render';
import { site } from '~site';
import { OrderReturns } from './order-returns';

const requested: OrderReturn = {
  id: '01990000-0000-7000-8000-000000000001',
  state: 'requested',
  lines: [1],
  reason: 'It hums.',
  hasPhoto: false,
  createdAt: new Date('2026-05-04T10:00:00Z'),
};

const renderText = (state: OrderReturn['state']) =>
  render(<OrderReturns number="TS-2627-000004" returns={[{ ...requested, state }]} lines={[]} />).textContent;

test('an approved return shows where to send it, with the number of the order', () => {
  expect(renderText('approved')).toContain(site.address.postalCode);
  expect(renderText('approved')).toContain('TS-2627-000004');
  for (const state of ['requested', 'rejected', 'received', 'refunded'] as const)
    expect(renderText(state)).not.toContain(site.address.postalCode);
});

test('a return that ended without money does not say that it was refunded', () => {
  const closed = { ...requested, state: 'refunded', isWithoutMoney: true } as const;
  const { textContent } = render(<OrderReturns number="TS-2627-000004" returns={[closed]} lines={[]} />);
  expect(textContent).toContain('No more money goes back for it.');
  expect(textContent).not.toContain('refunded it');
});

test('a return of a deleted account, without its reason, quotes nothing', () => {
  const renderReason = (reason: string) =>
    render(<OrderReturns number="TS-2627-000004" returns={[{ ...requested, reason }]} lines={[]} />);
  expect(renderReason('It hums.').textContent).toContain('You wrote: It hums.');
  expect(renderReason('').textContent).not.toContain('You wrote');
});
