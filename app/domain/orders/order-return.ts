/** R-ORDER-7: requested → approved → received → refunded; a request can be rejected. */
export const RETURN_STATES = ['requested', 'approved', 'rejected', 'received', 'refunded'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

const NEXT_STATES: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  requested: ['approved', 'rejected'],
  approved: ['received', 'rejected'],
  received: ['refunded'],
  rejected: [],
  refunded: [],
};

export const nextReturnStates = (state: ReturnState): readonly ReturnState[] => NEXT_STATES[state];

export const isReturnClosed = (state: ReturnState): boolean => NEXT_STATES[state].length === 0;

/** Days after delivery in which a buyer may request a return. The refund policy states the same number. */
export const RETURN_DAYS = 15;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a return may be requested at `now`, which may be any time of the last day. */
export const isReturnable = (deliveredAt: Date, now: Date): boolean =>
  now.getTime() <= deliveredAt.getTime() + RETURN_DAYS * DAY_MS;
