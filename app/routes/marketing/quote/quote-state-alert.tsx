import type { SalesQuote } from '~/domain/quotes/sales-quote';
import { formatDate, formatDateTime } from '~/sections/format/format-date';
import { Alert } from '~/ui/feedback/alert';
import { site } from '~site';

/** Why a quote cannot be accepted any more. Nothing for one that can. */
export function QuoteStateAlert({ quote: { state, answer, validUntil } }: { quote: SalesQuote }) {
  if (state === 'accepted')
    return (
      <Alert tone="success" title="This quote is accepted">
        {answer?.name && `${answer.name} accepted it on ${formatDateTime(answer.at)}. `}We will write to you
        about the next step.
      </Alert>
    );
  if (state === 'declined')
    return (
      <Alert tone="info" title="This quote is declined">
        {answer && `Declined on ${formatDateTime(answer.at)}. `}You can still ask us for another one.
      </Alert>
    );
  if (state === 'expired')
    return (
      <Alert tone="warning" title="This quote is expired">
        It was valid until {formatDate(validUntil)}. Ask us below whether it still holds.
      </Alert>
    );
  if (state === 'withdrawn')
    return (
      <Alert tone="warning" title="This quote is withdrawn">
        We cannot offer it any more. Ask us below, or write to {site.emails.projects}.
      </Alert>
    );
  return null;
}
