import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MoneyPanel } from './money-panel';

const render = (refunded: number) =>
  renderToStaticMarkup(
    <MoneyPanel
      money={{ received: 0, refunded, paidByGiftCards: 0, providers: [] }}
      buyers={{ firstTime: 0, returning: 0 }}
    />,
  );

test('money that went back has a minus sign, and none without a refund', () => {
  expect(render(150_00)).toContain('−Rs. 150.00');
  expect(render(0)).not.toContain('−');
});
