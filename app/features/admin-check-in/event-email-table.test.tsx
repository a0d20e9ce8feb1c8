import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormerEventEmails } from './event-email-table';

const NOW = new Date('2026-05-04T10:00:00Z');
const email = {
  id: '01990000-0000-7000-8000-0000000000aa',
  subject: 'Another hall',
  text: 'We moved.',
  guests: 'all',
  recipients: 0,
  changedAt: NOW,
} as const;

test('R-TICKET-14: emails for a former date say for which one, and to how many they went', () => {
  const sent = { ...email, state: 'sent', recipients: 2, startedAt: NOW, day: '2026-06-09' } as const;
  const html = renderToStaticMarkup(<FormerEventEmails emails={[sent]} now={NOW} />);
  expect(html).toContain('For 9 June 2026: ');
  expect(html).toContain('to 2 buyers');
  const draft = renderToStaticMarkup(<FormerEventEmails emails={[{ ...email, state: 'draft' }]} now={NOW} />);
  expect(draft).toContain('draft');
  expect(draft).not.toContain('to 0');
  expect(renderToStaticMarkup(<FormerEventEmails emails={[]} now={NOW} />)).toBe('');
});
