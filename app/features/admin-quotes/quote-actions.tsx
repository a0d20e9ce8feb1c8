import { adminPaths } from '~/content/admin/admin-paths';
import { canDo, isDeletable } from '~/domain/quotes/quote-state';
import type { SalesQuote } from '~/domain/quotes/sales-quote';
import { ConfirmForm, DeleteForm } from '~/sections/admin/confirm-form';
import { ToolLink, ToolSubmit } from '~/sections/admin/tool-button';
import { formatAmount } from '~/sections/format/format-amount';

/** What staff can do with a quote in its state (R-QUOTE-1). */
export function QuoteActions({ quote, version }: { quote: SalesQuote; version: number }) {
  const { id, state, client, totals, lines } = quote;
  const action = adminPaths.quote(id);
  const fields = { version: String(version) };
  return (
    <div className="flex flex-wrap items-start gap-grout">
      {canDo('send', state) && lines.length > 0 && (
        <ConfirmForm
          action={action}
          fields={fields}
          intent="send"
          variant="loud"
          label="Send to the client"
          confirm="Send it now"
        >
          {client.email} gets the private link of a quote over {formatAmount(totals.total)}.
        </ConfirmForm>
      )}
      {canDo('change', state) && (
        <ToolLink href={adminPaths.editQuote(id)}>{state === 'draft' ? 'Edit' : 'Revise'}</ToolLink>
      )}
      <form method="post" action={action} data-send-once="">
        <ToolSubmit intent="duplicate">Duplicate</ToolSubmit>
      </form>
      {canDo('withdraw', state) && (
        <ConfirmForm
          action={action}
          fields={fields}
          intent="withdraw"
          variant="danger"
          label="Withdraw"
          confirm="Withdraw the quote"
        >
          The client can no longer accept it. A withdrawn quote cannot be sent again, only duplicated.
        </ConfirmForm>
      )}
      {isDeletable(quote) && (
        <DeleteForm action={action} noun="draft" version={version}>
          Only staff have seen it. Its number is not given again. This cannot be undone.
        </DeleteForm>
      )}
    </div>
  );
}
