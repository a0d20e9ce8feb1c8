import { getEndOfIndianDay } from '../time/wall-clock';
import { addLineUnits, getAllUnits, getLargerUnits, type LineUnits, subtractLineUnits } from './line-units';

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

export const listNextReturnStates = (state: ReturnState): readonly ReturnState[] => NEXT_STATES[state];

export const isReturnClosed = (state: ReturnState): boolean => NEXT_STATES[state].length === 0;

/**
 * Days after delivery in which a buyer may request a return, and days after its issue in which an unspent gift card may be
 * cancelled (R-GIFT-8). The refund policy states the same number.
 */
export const RETURN_DAYS = 15;

/** The last moment to request a return: the end of a day in India, because emails name the day alone. */
export const getReturnDeadline = (deliveredAt: Date): Date => getEndOfIndianDay(deliveredAt, RETURN_DAYS);

/** Whether a return may be requested at `now`, which may be any time of the last day. */
export const isReturnable = (deliveredAt: Date, now: Date): boolean => now <= getReturnDeadline(deliveredAt);

interface ReturnableOrder {
  lines: readonly { quantity: number }[];
  /** Units of refunds that did not fail, those of returns included. */
  refundedUnits: readonly LineUnits[];
  returns: readonly { state: ReturnState; lines: LineUnits }[];
}

/**
 * The units that no refund and no open return has: a unit is returned once. The refund of a return has its units. A return
 * that was closed without a refund row has them as well.
 */
export function listReturnableUnits({ lines, refundedUnits, returns }: ReturnableOrder): LineUnits {
  const sumUnitsIn = (states: readonly ReturnState[]) =>
    addLineUnits(returns.filter(({ state }) => states.includes(state)).map((each) => each.lines));
  const closed = getLargerUnits(addLineUnits(refundedUnits), sumUnitsIn(['refunded']));
  const open = sumUnitsIn(RETURN_STATES.filter((state) => !isReturnClosed(state)));
  return subtractLineUnits(getAllUnits(lines), addLineUnits([closed, open]));
}
