import { toRupeesString } from '~/domain/money/money';
import type { StatementMatch } from '~/domain/payments/match-statement';

/** A proposed payment as the value of its checkbox. `applyMatchesSchema` checks it again. */
export const toChosenMatch = ({ entry, number }: StatementMatch): string =>
  JSON.stringify({
    number,
    provider: entry.provider,
    reference: entry.reference,
    amount: toRupeesString(entry.amount),
    receivedOn: entry.day,
  });

function parseValue(value: FormDataEntryValue): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : undefined;
  } catch {
    return undefined;
  }
}

/** The values of the checked boxes. */
export const readChosenMatches = (values: readonly FormDataEntryValue[]): unknown[] => values.map(parseValue);
