import type { Paise } from '../money/money';
import type { StatementEntry } from './bank-statement';

/** Banks leave out dashes, and put spaces in their place. */
const ORDER_NUMBER = /(?<![A-Z0-9])([A-Z]{2,4})[\s-]?(\d{4})[\s-]?(\d{6})(?!\d)/gi;

/** The order numbers of a text in their canonical form, each once. They need not exist. */
export const findOrderNumbers = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(ORDER_NUMBER)].map(([, prefix = '', year, position]) =>
      `${prefix}-${year}-${position}`.toUpperCase(),
    ),
  ),
];

/** An order that money may be for. */
export interface PayableOrder {
  number: string;
  /** In paise; 0 for an order that is paid or cancelled. */
  outstanding: Paise;
}

export interface KnownPayments {
  orders: readonly PayableOrder[];
  /** The order of each transfer that is recorded already, by `toPaymentKey`. */
  recorded: ReadonlyMap<string, string>;
}

/**
 * `match`: the text has the number of an order, and the amount is what it costs · `other-amount`: it has the number, but
 * the amount is another, or the order is paid or cancelled · `amount-only`: a single order costs this amount, its number
 * is not in the text · `recorded`: the payment is recorded already · `none`: no order, or several
 */
export type MatchKind = 'match' | 'other-amount' | 'amount-only' | 'recorded' | 'none';

export interface StatementMatch {
  entry: StatementEntry;
  kind: MatchKind;
  /** Absent for `none`. */
  number?: string;
  /** What the order costs before this payment. Absent for `none` and `recorded`. */
  outstanding?: Paise;
}

/** Digits of a reference number of UPI. */
const UPI_DIGITS = 12;
/** Some banks fill it with zeros to this length. */
const FILLED_DIGITS = 16;

/** A transfer by its reference, whether it was recorded as UPI or as a bank transfer. */
export const toPaymentKey = ({ reference }: Pick<StatementEntry, 'reference'>): string =>
  reference.replace(/^0+(?=[1-9]\d{11}$)/, '');

/** How the same reference can be recorded: staff enter that of the buyer, and statements can have zeros before it. */
export function listReferenceForms(reference: string): string[] {
  const key = toPaymentKey({ reference });
  const isOfUpi = key.length === UPI_DIGITS && /^\d+$/.test(key);
  return [...new Set([reference, key, ...(isOfUpi ? [key.padStart(FILLED_DIGITS, '0')] : [])])];
}

/**
 * Proposes an order for each entry of a statement. An order matches one entry: a second one with its number is an
 * `other-amount`, because the order was paid twice.
 */
export function matchStatement(
  entries: readonly StatementEntry[],
  { orders, recorded }: KnownPayments,
): StatementMatch[] {
  const outstanding = new Map(orders.map((order) => [order.number, order.outstanding]));
  const seen = new Set<string>();
  const matchEntry = (entry: StatementEntry): StatementMatch => {
    const key = toPaymentKey(entry);
    const recordedFor = recorded.get(key);
    if (recordedFor !== undefined || seen.has(key))
      return { entry, kind: 'recorded', ...(recordedFor !== undefined && { number: recordedFor }) };
    seen.add(key);
    const named = findOrderNumbers(entry.description).filter((number) => outstanding.has(number));
    const [only, ...others] = named;
    if (only !== undefined && others.length === 0) {
      const due = outstanding.get(only) ?? 0;
      const kind = due > 0 && due === entry.amount ? 'match' : 'other-amount';
      outstanding.set(only, Math.max(0, due - entry.amount));
      return { entry, kind, number: only, outstanding: due };
    }
    return { entry, kind: 'none' };
  };
  const matches = entries.map(matchEntry);
  // After all numbers, so that an order whose number is in the statement is not taken for another entry.
  return matches.map((match) => {
    if (
      match.kind !== 'none' ||
      findOrderNumbers(match.entry.description).some((one) => outstanding.has(one))
    )
      return match;
    const candidates = [...outstanding].filter(([, due]) => due === match.entry.amount);
    const [candidate, ...others] = candidates;
    if (!candidate || others.length > 0) return match;
    const [number, due] = candidate;
    outstanding.set(number, 0);
    return { entry: match.entry, kind: 'amount-only', number, outstanding: due };
  });
}
