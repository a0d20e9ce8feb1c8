import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EditionSending } from './edition-sending';

const NOW = new Date('2026-11-27T10:00:00Z');

const render = (sendAt: Date) =>
  renderToStaticMarkup(
    <EditionSending
      id="01a21d1d-420d-7079-973d-25023937b3b8"
      state="scheduled"
      version={2}
      sendAt={sendAt}
      startedAt={null}
      finishedAt={null}
      recipients={0}
      subscribers={{ active: 4, refused: 0 }}
      hasArticles
      perMinute={60}
      email="owner@tessera.example"
      now={NOW}
    />,
  );

test('an edition that is scheduled for later can be sent now', () => {
  const html = render(new Date('2026-11-28T10:00:00Z'));
  for (const label of ['Send now', 'Change the time', 'Cancel the sending']) expect(html).toContain(label);
});

test('a sending that starts in a moment can be cancelled, and is not offered again', () => {
  const html = render(NOW);
  expect(html).toContain('Starts in a moment');
  expect(html).toContain('Cancel the sending');
  expect(html).not.toMatch(/Send now|Change the time/);
});
