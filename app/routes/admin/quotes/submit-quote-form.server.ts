import { parseWithZod } from '@conform-to/zod/v4';
import { QUOTE_STATE_LABELS } from '~/content/quotes/quote-texts';
import { type QuoteInput, quoteFormSchema } from '~/domain/quotes/quote-schema';
import { type QuoteFormState, toFormValues } from '~/features/admin-quotes/quote-form-state';
import type { SaveQuoteResult } from '~/server/quotes/save-quote.server';

type Outcome =
  | { kind: 'saved'; id: string }
  | { kind: 'unknown' }
  | { kind: 'rejected'; state: QuoteFormState; status: 400 | 409 };

/** Validates the form of a quote and saves it. A form that is not accepted is shown again with its values (R-ADMIN-2). */
export async function submitQuoteForm(
  form: FormData,
  save: (form: QuoteInput) => Promise<SaveQuoteResult>,
): Promise<Outcome> {
  const submission = parseWithZod(form, { schema: quoteFormSchema });
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const reject = (status: 400 | 409, issue: Partial<QuoteFormState>): Outcome => ({
    kind: 'rejected',
    status,
    state: { values, errors: {}, ...issue },
  });
  if (submission.status !== 'success') {
    const errors = submission.error ?? {};
    const formError =
      Object.keys(errors).length > 0 ? undefined : 'The page is out of date. Please reload it.';
    return reject(400, { errors, ...(formError && { formError }) });
  }
  const result = await save(submission.value);
  switch (result.kind) {
    case 'unknown-product':
      return reject(409, { errors: { product: ['The shop has no product with this name or id.'] } });
    case 'too-many-lines':
      return reject(409, { formError: 'The quote would have too many lines with this product.' });
    case 'changed-meanwhile':
      return reject(409, {
        conflict: {
          state: result.current.state,
          theirs: toFormValues(result.current.content),
          yours: toFormValues(submission.value),
        },
      });
    case 'not-possible':
      return reject(409, {
        formError: `The quote is ${QUOTE_STATE_LABELS[result.state].toLowerCase()} and can no longer be changed. Duplicate it instead.`,
      });
    default:
      return result;
  }
}
