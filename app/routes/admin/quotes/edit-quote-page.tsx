import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { canDo } from '~/domain/quotes/quote-state';
import { QuoteConflictAlert } from '~/features/admin-quotes/quote-conflict-alert';
import { QuoteForm } from '~/features/admin-quotes/quote-form';
import { toFormValues } from '~/features/admin-quotes/quote-form-state';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { deletedMeanwhile } from '../deleted-meanwhile.server';
import type { Route } from './+types/edit-quote-page';
import { submitQuoteForm } from './submit-quote-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('quotes.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Edit quote ${loaderData.quote.number}` : 'Edit quote');

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { quotes } = context.get(services);
  const actor = context.get(signedIn);
  const details = await quotes.get(actor, id);
  if (!details) throw data(null, { status: 404 });
  const { quote, version } = details;
  return { quote, version, products: await quotes.listProductNames(actor) };
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { quotes } = context.get(services);
  const actor = context.get(signedIn);
  const typed = await readForm(request);
  const outcome = await submitQuoteForm(typed, (form) => quotes.change(actor, { id, form }));
  if (outcome.kind !== 'saved' && !(await quotes.get(actor, id))) throw deletedMeanwhile(typed);
  if (outcome.kind === 'rejected') return data(outcome.state, { status: outcome.status });
  if (outcome.kind === 'unknown') throw deletedMeanwhile(typed);
  throw redirect(adminPaths.quote(id, 'done=saved'), 303);
}

const REVISION_TEXT =
  'The client has seen this quote. With your first change it is a draft of the next revision, and cannot be accepted until you send it.';

export default function EditQuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { quote, version, products } = loaderData;
  const { id, number, state } = quote;
  const isSeen = state !== 'draft' && canDo('change', state);
  return (
    <>
      <ToolHeader title={`Edit ${number}`} text={isSeen ? REVISION_TEXT : undefined}>
        <ToolLink href={adminPaths.quote(id)}>Back without saving</ToolLink>
      </ToolHeader>
      <QuoteConflictAlert conflict={actionData?.conflict} />
      <QuoteForm
        action={adminPaths.editQuote(id)}
        version={version}
        state={actionData ?? { values: toFormValues(quote), errors: {} }}
        products={products}
        submitLabel="Save"
      />
    </>
  );
}
