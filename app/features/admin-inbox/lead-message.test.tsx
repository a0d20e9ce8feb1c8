import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { StoredLead } from '~/domain/contact/lead';
import { LeadMessage } from './lead-message';

const lead: StoredLead = {
  id: 'x',
  kind: 'contact',
  email: 'asha@example.com',
  message: 'Where is it?',
  meta: {},
  isEmailConfirmed: true,
  isEmailWithheld: false,
  createdAt: new Date('2026-11-23T09:00:00Z'),
};

it('the number of an order or a quote is a link to it, however it was typed', () => {
  const show = (value: string) =>
    renderToStaticMarkup(<LeadMessage lead={lead} facts={[{ term: 'Order', value }]} />);
  expect(show('ts 2627 000042')).toContain('href="/admin/orders/TS-2627-000042"');
  expect(show(' qt-2627-000001')).toContain('href="/admin/quotes?q=QT-2627-000001"');
  expect(show('the mug of last week')).not.toContain('href');
});
