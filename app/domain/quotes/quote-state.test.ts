import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  getQuoteState,
  getRevisionAfterChange,
  getStateAfter,
  isDeletable,
  QUOTE_STATES,
  type QuoteAction,
  type StoredQuoteState,
} from './quote-state';

const ACTIONS: readonly QuoteAction[] = ['change', 'send', 'withdraw', 'accept', 'decline'];

test('R-QUOTE-1: a sent quote is valid on its last day and expired on the day after', () => {
  const quote = { state: 'sent', validUntil: '2026-12-31' } as const;
  expect(getQuoteState(quote, '2026-12-31')).toBe('sent');
  expect(getQuoteState(quote, '2027-01-01')).toBe('expired');
});

test('R-QUOTE-1: only a sent quote expires', () => {
  for (const state of ['draft', 'accepted', 'declined', 'withdrawn'] as const)
    expect(getQuoteState({ state, validUntil: '2020-01-01' }, '2027-01-01')).toBe(state);
});

test('R-QUOTE-1: accepted and withdrawn are final', () => {
  for (const action of ACTIONS) {
    expect(getStateAfter(action, 'accepted')).toBeUndefined();
    expect(getStateAfter(action, 'withdrawn')).toBeUndefined();
  }
});

test('R-QUOTE-6: only a draft that was never sent can be deleted', () => {
  const sentAt = new Date('2026-05-04T10:00:00Z');
  for (const state of QUOTE_STATES) {
    expect(isDeletable({ state })).toBe(state === 'draft');
    expect(isDeletable({ state, sentAt: null })).toBe(state === 'draft');
    expect(isDeletable({ state, sentAt })).toBe(false);
  }
});

test('R-QUOTE-1: whatever happens, only what the client was sent is accepted, and never after its last day', () => {
  const days = fc.constantFrom('2026-12-30', '2026-12-31', '2027-01-01');
  const steps = fc.array(fc.tuple(fc.constantFrom(...ACTIONS), days), { maxLength: 12 });
  fc.assert(
    fc.property(steps, (actions) => {
      let quote = { state: 'draft' as StoredQuoteState, validUntil: '2026-12-31', revision: 1 };
      let sent = 0;
      for (const [action, today] of actions) {
        const state = getQuoteState(quote, today);
        const next = getStateAfter(action, state);
        if (!next) continue;
        if (action === 'accept') {
          expect(quote.revision).toBe(sent);
          expect(today <= quote.validUntil).toBe(true);
        }
        const revision = action === 'change' ? getRevisionAfterChange({ ...quote, state }) : quote.revision;
        if (action === 'send') {
          expect(revision).toBeGreaterThan(sent);
          sent = revision;
        }
        quote = { ...quote, state: next, revision };
      }
      expect(QUOTE_STATES).toContain(quote.state);
    }),
  );
});
