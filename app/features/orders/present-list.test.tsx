import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PresentList } from './present-list';
import type { ShownPresent } from './present-text';

const waiting: ShownPresent = {
  id: '01990000-0000-7000-8000-0000000000ab',
  name: 'Kabir',
  email: 'kabir@example.com',
  message: '',
  sendOn: '2026-12-01',
  state: 'waiting',
};
const sent: ShownPresent = { ...waiting, state: 'sent', sentAt: new Date('2026-12-01T04:00:00Z') };

const render = (presents: readonly ShownPresent[]) =>
  renderToStaticMarkup(<PresentList presents={presents} href="/presents" />);

test('R-GIFT-7: the email about the sending is announced while a gift card waits, and not after it was sent', () => {
  expect(render([sent, waiting])).toContain('We email you when it has been sent.');
  expect(render([sent, waiting])).toContain('href="/presents"');
  const html = render([sent]);
  expect(html).toContain('Only their email contains the code.');
  expect(html).not.toContain('We email you');
  expect(html).not.toContain('/presents');
});
