import { expect, it, test } from 'vitest';
import type { LeadKind } from '~/domain/contact/lead';
import { getThankYouText } from './thank-you-text';

const at = new Date('2026-05-04T10:00:00Z');
const getText = (...request: Parameters<typeof getThankYouText>) => {
  const { headline, text } = getThankYouText(...request);
  return [...headline, text].join(' ');
};

test.each<LeadKind>(['contact', 'partner', 'demo', 'workshop', 'hackathon', 'application'])(
  'the page of a %s promises an answer until there is one',
  (kind) => {
    expect(getText(kind, 'Farida', { kind: 'waiting' })).toMatch(/reads it .*and answers/);
    for (const progress of [{ kind: 'answered', at }, { kind: 'done' }] as const)
      expect(getText(kind, 'Farida', progress)).not.toMatch(/reads it/);
    expect(getText(kind, 'Farida', { kind: 'answered', at })).toContain('4 May 2026');
  },
);

it.each<LeadKind>(['call', 'waitlist'])('the page of a %s has the same text after an answer', (kind) => {
  const text = getText(kind, undefined, { kind: 'waiting' });
  expect(getText(kind, undefined, { kind: 'answered', at })).toBe(text);
  expect(getText(kind, undefined, { kind: 'done' })).toBe(text);
});
