import { data, redirect } from 'react-router';
import { v7 as uuid } from 'uuid';
import { adminPaths } from '~/content/admin/admin-paths';
import { DEFAULT_QUOTE_TERMS, QUOTE_VALIDITY_DAYS } from '~/content/quotes/quote-texts';
import { addDays } from '~/domain/time/wall-clock';
import { QuoteForm } from '~/features/admin-quotes/quote-form';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { toIsoDay } from '~/server/iso-day.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/new-quote-page';
import { readClientOfLead } from './read-client-of-lead.server';
import { submitQuoteForm } from './submit-quote-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('quotes.manage')];

export const meta = () => createNoindexMeta('New quote');

/** `?lead=` is the id of a message whose sender becomes the client. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { quotes, inbox } = context.get(services);
  const actor = context.get(signedIn);
  const leadId = url.searchParams.get('lead') ?? '';
  const client = leadId ? await readClientOfLead(inbox, actor, leadId) : {};
  return {
    leadId,
    products: await quotes.listProductNames(actor),
    values: {
      ...client,
      submissionKey: uuid(),
      validUntil: addDays(toIsoDay(new Date()), QUOTE_VALIDITY_DAYS),
      terms: DEFAULT_QUOTE_TERMS,
    },
  };
}

export async function action({ url, request, context }: Route.ActionArgs) {
  const { quotes } = context.get(services);
  const leadId = url.searchParams.get('lead') ?? undefined;
  const outcome = await submitQuoteForm(await readForm(request), (form) =>
    quotes.create(context.get(signedIn), { form, leadId }),
  );
  if (outcome.kind === 'rejected') return data(outcome.state, { status: outcome.status });
  if (outcome.kind === 'unknown') throw data(null, { status: 404 });
  throw redirect(adminPaths.quote(outcome.id, 'done=created'), 303);
}

export default function NewQuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { leadId, products, values } = loaderData;
  return (
    <>
      <ToolHeader title="New quote" text="It is a draft until it is sent." />
      <QuoteForm
        action={adminPaths.newQuote(leadId && new URLSearchParams({ lead: leadId }).toString())}
        version={0}
        state={actionData ?? { values, errors: {} }}
        products={products}
        submitLabel="Save the draft"
      />
    </>
  );
}
