import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import { acceptQuoteSchema, askAboutQuoteSchema, declineQuoteSchema } from '~/domain/quotes/quote-schema';
import { readFieldText } from '~/server/http/body/read-body.server';
import type { AnswerResult } from '~/server/quotes/answer-quote.server';
import type { QuoteLink } from '~/server/quotes/quote-link.server';
import type { Quotes } from '~/server/quotes/quotes.server';

/** A form that was not accepted. `formError` concerns all of it. */
export interface RejectedClientForm {
  intent: 'accept' | 'decline' | 'ask';
  value: string;
  errors: readonly string[];
  formError?: string;
}

type Outcome =
  | { kind: 'answered' }
  | { kind: 'asked' }
  | { kind: 'unknown' }
  | { kind: 'rejected'; status: 400 | 409; form: RejectedClientForm };

const OUT_OF_DATE = 'The page is out of date. Please load it again.';

/** The values of the form, or why it is rejected. `name` is the field that the client fills in. */
function readFields<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  { intent, name }: { intent: RejectedClientForm['intent']; name: string },
): { values: z.infer<Schema> } | { rejected: Outcome } {
  const submission = parseWithZod(form, { schema });
  if (submission.status === 'success') return { values: submission.value };
  const errors = submission.error?.[name] ?? [];
  const value = String(submission.payload[name] ?? '');
  return {
    rejected: {
      kind: 'rejected',
      status: 400,
      form: { intent, value, errors, ...(errors.length === 0 && { formError: OUT_OF_DATE }) },
    },
  };
}

function toOutcome(result: AnswerResult, intent: 'accept' | 'decline', value: string): Outcome {
  if (result.kind === 'answered' || result.kind === 'unknown') return result;
  const formError =
    result.kind === 'revised'
      ? 'We sent another revision meanwhile. Please read it before you answer.'
      : 'The quote cannot be answered any more. Its state is below.';
  return { kind: 'rejected', status: 409, form: { intent, value, errors: [], formError } };
}

/** Handles the forms of the page of a client (R-QUOTE-4). */
export async function submitClientForm(
  quotes: Quotes,
  link: QuoteLink,
  { form, ipAddress }: { form: FormData; ipAddress: string },
): Promise<Outcome> {
  const intent = readFieldText(form, 'intent');
  if (intent === 'accept') {
    const read = readFields(form, acceptQuoteSchema, { intent, name: 'name' });
    if ('rejected' in read) return read.rejected;
    const { name } = read.values;
    return toOutcome(await quotes.accept(link, { ...read.values, ipAddress }), intent, name);
  }
  if (intent === 'decline') {
    const read = readFields(form, declineQuoteSchema, { intent, name: 'reason' });
    if ('rejected' in read) return read.rejected;
    const { reason } = read.values;
    return toOutcome(await quotes.decline(link, { ...read.values, ipAddress }), intent, reason);
  }
  const read = readFields(form, askAboutQuoteSchema, { intent: 'ask', name: 'question' });
  if ('rejected' in read) return read.rejected;
  return (await quotes.ask(link, read.values)) ? { kind: 'asked' } : { kind: 'unknown' };
}
