import { QUOTE_STATE_LABELS, QUOTE_VALIDITY_DAYS } from '~/content/quotes/quote-texts';
import type { SignedIn } from '~/domain/auth/session';
import { addDays } from '~/domain/time/wall-clock';
import { readFieldText, readVersion } from '~/server/http/body/read-body.server';
import { toIsoDay } from '~/server/iso-day.server';
import type { DeleteQuoteResult } from '~/server/quotes/delete-quote.server';
import type { Quotes } from '~/server/quotes/quotes.server';
import type { SendQuoteResult, WithdrawQuoteResult } from '~/server/quotes/send-quote.server';

type Outcome =
  | { kind: 'done'; id: string; done: 'sent' | 'withdrawn' | 'duplicated' | 'deleted' }
  | { kind: 'refused'; error: string; status: 400 | 409 }
  | { kind: 'unknown' };

const INCOMPLETE_TEXTS = {
  'no-lines': 'The quote has no lines yet.',
  'no-amount': 'The total of the quote is zero.',
  'several-rates': 'With milestones, all lines have the same rate of GST. Edit the lines or the milestones.',
  'day-over': 'The quote is no longer valid. Choose a later “Valid until” day.',
  'no-email': 'The account of the client was deleted, so there is nobody to send it to.',
} as const;

function toOutcome(result: SendQuoteResult | WithdrawQuoteResult | DeleteQuoteResult, id: string): Outcome {
  switch (result.kind) {
    case 'sent':
    case 'withdrawn':
    case 'deleted':
      return { kind: 'done', id, done: result.kind };
    case 'incomplete':
      return { kind: 'refused', error: INCOMPLETE_TEXTS[result.issue], status: 409 };
    case 'was-sent': {
      const error = 'Nothing changed: the client has seen this quote. Withdraw it instead.';
      return { kind: 'refused', error, status: 409 };
    }
    case 'changed-meanwhile': {
      const error =
        'A colleague changed the quote in the meantime. It is shown below as it is now: read it, then try again.';
      return { kind: 'refused', error, status: 409 };
    }
    case 'not-possible': {
      const state = QUOTE_STATE_LABELS[result.state].toLowerCase();
      return { kind: 'refused', error: `Nothing changed: the quote is ${state}.`, status: 409 };
    }
    default:
      return result;
  }
}

/** Sends, withdraws, deletes or duplicates a quote, as the field `intent` says. */
export async function actOnQuote(
  quotes: Quotes,
  actor: SignedIn,
  { id, form }: { id: string; form: FormData },
): Promise<Outcome> {
  const intent = readFieldText(form, 'intent');
  if (intent === 'duplicate') {
    const validUntil = addDays(toIsoDay(new Date()), QUOTE_VALIDITY_DAYS);
    const copy = await quotes.duplicate(actor, { id, validUntil });
    return copy === null ? { kind: 'unknown' } : { kind: 'done', id: copy, done: 'duplicated' };
  }
  const version = readVersion(form);
  if (intent === 'send') return toOutcome(await quotes.send(actor, { id, version }), id);
  if (intent === 'withdraw') return toOutcome(await quotes.withdraw(actor, { id, version }), id);
  if (intent === 'delete') return toOutcome(await quotes.delete(actor, { id, version }), id);
  return { kind: 'refused', error: 'The page is out of date. Please reload it.', status: 400 };
}
