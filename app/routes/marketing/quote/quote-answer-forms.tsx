import { QUOTE_LIMITS } from '~/domain/quotes/quote-schema';
import type { SalesQuote } from '~/domain/quotes/sales-quote';
import { formatAmount } from '~/sections/format/format-amount';
import { Button } from '~/ui/buttons/button';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { Textarea } from '~/ui/forms/textarea';
import type { RejectedClientForm } from './submit-client-form.server';

interface QuoteAnswerFormsProps {
  action: string;
  quote: SalesQuote;
  rejected?: RejectedClientForm;
}

/** The client accepts with a name, or declines with a reason. */
export function QuoteAnswerForms({ action, quote, rejected }: QuoteAnswerFormsProps) {
  const { revision, number, totals } = quote;
  const rejectedIn = (intent: RejectedClientForm['intent']) =>
    rejected?.intent === intent ? rejected : undefined;
  const accept = rejectedIn('accept');
  const decline = rejectedIn('decline');
  return (
    <section aria-labelledby="answer-title" className="grid gap-grout md:grid-cols-[3fr_2fr] print:hidden">
      <form
        method="post"
        action={action}
        noValidate
        data-send-once=""
        className="grid content-start justify-items-start gap-4 rounded-tile bg-surface p-4 sm:p-6"
      >
        <h2 id="answer-title" className="text-[1.375rem]">
          Accept the quote
        </h2>
        <p className="text-muted">
          You order what quote {number} offers for {formatAmount(totals.total)} with GST, under its terms. We
          store your name, the time and your IP address as proof.
        </p>
        <input type="hidden" name="intent" value="accept" />
        <input type="hidden" name="revision" value={revision} />
        <Field
          id="accept-name"
          label="Your name"
          hint="First and last name, as under a contract."
          required
          className="w-full"
          {...(accept && { error: accept.errors })}
        >
          <Input
            name="name"
            defaultValue={accept?.value ?? ''}
            maxLength={QUOTE_LIMITS.name}
            autoComplete="name"
            autoFocus={accept !== undefined}
          />
        </Field>
        <Button type="submit">Accept with obligation to pay</Button>
      </form>
      <details open={decline !== undefined} className="content-start rounded-tile bg-surface p-4 sm:p-6">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
          Decline it instead
        </summary>
        <form
          method="post"
          action={action}
          noValidate
          data-send-once=""
          className="mt-3 grid justify-items-start gap-4"
        >
          <input type="hidden" name="intent" value="decline" />
          <input type="hidden" name="revision" value={revision} />
          <Field
            id="decline-reason"
            label="The reason"
            hint="It helps us to make a better quote."
            required
            className="w-full"
            {...(decline && { error: decline.errors })}
          >
            <Textarea
              name="reason"
              rows={3}
              defaultValue={decline?.value ?? ''}
              maxLength={QUOTE_LIMITS.reason}
              autoFocus={decline !== undefined}
            />
          </Field>
          <Button type="submit" variant="quiet">
            Decline the quote
          </Button>
        </form>
      </details>
    </section>
  );
}
