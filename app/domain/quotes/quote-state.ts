/**
 * R-QUOTE-1: draft → sent → accepted, declined or expired. Staff withdraw a quote before it is accepted. A change of a quote that
 * was sent makes it a draft again.
 */
export const QUOTE_STATES = ['draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** What is stored. The day decides whether a sent quote is expired. */
export type StoredQuoteState = Exclude<QuoteState, 'expired'>;

export type QuoteAction = 'change' | 'send' | 'withdraw' | 'accept' | 'decline';

interface Transition {
  from: readonly QuoteState[];
  to: StoredQuoteState;
}

const TRANSITIONS: Readonly<Record<QuoteAction, Transition>> = {
  change: { from: ['draft', 'sent', 'declined', 'expired'], to: 'draft' },
  send: { from: ['draft'], to: 'sent' },
  withdraw: { from: ['draft', 'sent', 'expired'], to: 'withdrawn' },
  accept: { from: ['sent'], to: 'accepted' },
  decline: { from: ['sent'], to: 'declined' },
};

/** `today` and `validUntil` are ISO days in India. The last day counts as a whole. */
export function getQuoteState(
  { state, validUntil }: { state: StoredQuoteState; validUntil: string },
  today: string,
): QuoteState {
  return state === 'sent' && validUntil < today ? 'expired' : state;
}

/** The state after the action. `undefined` when the state does not allow it. */
export const getStateAfter = (action: QuoteAction, state: QuoteState): StoredQuoteState | undefined =>
  TRANSITIONS[action].from.includes(state) ? TRANSITIONS[action].to : undefined;

export const canDo = (action: QuoteAction, state: QuoteState): boolean =>
  getStateAfter(action, state) !== undefined;

/** A changed quote is the next revision when the client has seen the current one. */
export const getRevisionAfterChange = ({
  state,
  revision,
}: {
  state: QuoteState;
  revision: number;
}): number => (state === 'draft' ? revision : revision + 1);
