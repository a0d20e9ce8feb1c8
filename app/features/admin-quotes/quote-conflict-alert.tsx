import { QUOTE_STATE_LABELS } from '~/content/quotes/quote-texts';
import { ConflictAlert, ConflictDifferences } from '~/sections/admin/conflict-alert';
import { listQuoteDifferences } from './list-quote-differences';
import type { QuoteFormState } from './quote-form-state';

/** R-QUOTE-3: how the quote differs from the form, when a colleague or the client changed it meanwhile. */
export function QuoteConflictAlert({ conflict }: Pick<QuoteFormState, 'conflict'>) {
  if (!conflict) return null;
  return (
    <ConflictAlert title="The quote was changed in the meantime" className="mb-2.5 max-w-5xl">
      <p>
        By a colleague, or by an answer of the client. It is{' '}
        {QUOTE_STATE_LABELS[conflict.state].toLowerCase()} now.
      </p>
      <p className="mt-1.5">
        Your changes were not saved. They are in the form below. If you save now, they replace what is stored.
      </p>
      <ConflictDifferences fields={listQuoteDifferences(conflict.theirs, conflict.yours)} />
    </ConflictAlert>
  );
}
