import { QUOTE_LIMITS } from '~/domain/quotes/quote-schema';
import { Button } from '~/ui/buttons/button';
import { Alert } from '~/ui/feedback/alert';
import { Field } from '~/ui/forms/field';
import { Textarea } from '~/ui/forms/textarea';
import type { RejectedClientForm } from './submit-client-form.server';

interface QuoteQuestionFormProps {
  action: string;
  /** A question was sent a moment ago. */
  wasAsked: boolean;
  rejected?: RejectedClientForm;
}

/** A question about the quote. It arrives in the inbox. */
export function QuoteQuestionForm({ action, wasAsked, rejected }: QuoteQuestionFormProps) {
  return (
    <section
      id="question"
      aria-labelledby="question-title"
      className="grid scroll-mt-24 gap-4 rounded-tile bg-surface p-4 sm:p-6 print:hidden"
    >
      <h2 id="question-title" className="text-[1.375rem]">
        Ask a question
      </h2>
      {wasAsked && (
        <Alert tone="success" role="status" title="Your question is sent">
          We answer by email.
        </Alert>
      )}
      <form
        method="post"
        action={action}
        noValidate
        data-send-once=""
        className="grid max-w-prose justify-items-start gap-4"
      >
        <input type="hidden" name="intent" value="ask" />
        <Field
          id="quote-question"
          label="Your question"
          required
          className="w-full"
          {...(rejected && { error: rejected.errors })}
        >
          <Textarea
            name="question"
            rows={3}
            defaultValue={rejected?.value ?? ''}
            maxLength={QUOTE_LIMITS.question}
            autoFocus={rejected !== undefined}
          />
        </Field>
        <Button type="submit" variant="quiet">
          Send the question
        </Button>
      </form>
    </section>
  );
}
