import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EditionSending, type EditionSendingProps } from './edition-sending';

const NOW = new Date('2026-11-27T10:00:00Z');

const render = (props: Partial<EditionSendingProps>) =>
  renderToStaticMarkup(
    <EditionSending
      id="01a21d1d-420d-7079-973d-25023937b3b8"
      state="scheduled"
      version={2}
      sendAt={null}
      startedAt={null}
      finishedAt={null}
      recipients={0}
      subscribers={{ active: 4, refused: 0 }}
      hasArticles
      perMinute={60}
      email="owner@tessera.example"
      now={NOW}
      {...props}
    />,
  );

test('an edition that is scheduled for later can be sent now', () => {
  const html = render({ sendAt: new Date('2026-11-28T10:00:00Z') });
  for (const label of ['Send now', 'Change the time', 'Cancel the sending']) expect(html).toContain(label);
});

test('a sending that starts in a moment can be cancelled, and is not offered again', () => {
  const html = render({ sendAt: NOW });
  expect(html).toContain('Starts in a moment');
  expect(html).toContain('Cancel the sending');
  expect(html).toContain('See how far it is');
  expect(html).not.toMatch(/Send now|Change the time/);
});

test('a draft states to how many it goes, and its main button is the one that confirms', () => {
  const html = render({ state: 'draft' });
  const [, summary = ''] = /<summary class="([^"]*)">Send now to 4 subscribers</.exec(html) ?? [];
  expect(summary).toContain('bg-control');
  expect(summary).not.toContain('bg-primary');
  expect(html).toContain('Yes, send to 4 subscribers');
});

test('a draft that was not sent, because its articles were withdrawn, says so', () => {
  expect(render({ state: 'draft', sendAt: NOW })).toContain('It was not sent on');
  expect(render({ state: 'draft' })).not.toContain('It was not sent on');
});

test('a draft without articles or subscribers states what is missing', () => {
  const empty = render({ state: 'draft', hasArticles: false });
  expect(empty).toContain('Add at least one article');
  expect(empty).not.toContain('Send now');
  expect(render({ state: 'draft', subscribers: { active: 0, refused: 0 } })).toContain(
    'Nobody is subscribed yet',
  );
});
