import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { MILESTONE_DONE_MESSAGES } from '~/content/admin/project-texts';
import { teamMembers } from '~/content/company/team';
import { hasPermission } from '~/domain/auth/permissions';
import { findDoneMessage } from '~/domain/site/done-message';
import { QuoteActions } from '~/features/admin-quotes/quote-actions';
import { QuoteFacts } from '~/features/admin-quotes/quote-facts';
import { StartProjectForm } from '~/features/admin-quotes/start-project-form';
import { BilledMilestones } from '~/features/project-billing/billed-milestones';
import { QuoteStateBadge } from '~/sections/admin/state-badges';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { QuoteDocument } from '~/sections/quotes/quote-document';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { actOnMilestone, MILESTONE_INTENTS } from '../act-on-milestone.server';
import type { Route } from './+types/quote-page';
import { actOnQuote } from './act-on-quote.server';
import { submitStartProject, toStartProjectState } from './start-project.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('quotes.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `${loaderData.details.quote.number} of the quotes` : 'Unknown quote');

/** What a form did, by the value of the query parameter. */
const DONE_MESSAGES: Readonly<Record<string, string>> = {
  created: 'The draft is saved. Read it below as the client will, then send it.',
  saved: 'The quote is saved.',
  sent: 'The quote is sent.',
  withdrawn: 'The quote is withdrawn.',
  duplicated: 'This is the copy, as a draft.',
  ...MILESTONE_DONE_MESSAGES,
  started: 'The project has begun. The client gets an email.',
};

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const { quotes, projectBilling } = context.get(services);
  const actor = context.get(signedIn);
  const details = await quotes.get(actor, id);
  if (!details) throw data(null, { status: 404 });
  const { quote } = details;
  const now = new Date();
  const project = await projectBilling.findProjectOfQuote(actor, id);
  const billed = project ? await projectBilling.listBilledMilestones(actor, project.id) : [];
  const canStart = quote.state === 'accepted' && !project && hasPermission(actor.user, 'projects.manage');
  const doneMessage = findDoneMessage(DONE_MESSAGES, url.searchParams);
  return {
    details,
    doneMessage,
    now,
    project,
    billed,
    start: canStart ? toStartProjectState(quote, now) : undefined,
    team: teamMembers.map(({ id: memberId, name }) => ({ id: memberId, name })),
  };
}

/** Sends, withdraws, deletes or duplicates the quote, or makes it a project. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { quotes, projectBilling } = context.get(services);
  const actor = context.get(signedIn);
  const form = await readForm(request);
  if (readFieldText(form, 'intent') === 'start-project') {
    const started = await submitStartProject(projectBilling, actor, { quoteId: id, form });
    if (started.kind === 'unknown') throw data(null, { status: 404 });
    if (started.kind === 'rejected') return data({ start: started.state }, { status: started.status });
    throw redirect(adminPaths.quote(id, 'done=started'), 303);
  }
  if (MILESTONE_INTENTS.includes(readFieldText(form, 'intent'))) {
    const project = await projectBilling.findProjectOfQuote(actor, id);
    if (!project) throw data(null, { status: 404 });
    const done = await actOnMilestone(context.get(services), actor, { projectId: project.id, form });
    if (done.kind === 'refused') return data({ error: done.error }, { status: done.status });
    throw redirect(adminPaths.quote(id, `done=${done.done}`), 303);
  }
  const outcome = await actOnQuote(quotes, actor, { id, form });
  if (outcome.kind === 'unknown') throw data(null, { status: 404 });
  if (outcome.kind === 'refused') return data({ error: outcome.error }, { status: outcome.status });
  throw redirect(
    outcome.done === 'deleted'
      ? adminPaths.quotes('done=deleted')
      : adminPaths.quote(outcome.id, `done=${outcome.done}`),
    303,
  );
}

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { details, doneMessage, now, project, billed, team } = loaderData;
  const { quote, version, path, leadId, revisions } = details;
  const { client, number, revision, state, lines } = quote;
  const who = client.company ?? client.name;
  const error = actionData && 'error' in actionData ? actionData.error : undefined;
  const start =
    loaderData.start && (actionData && 'start' in actionData ? actionData.start : loaderData.start);
  return (
    <>
      <ToolHeader
        title={who || 'Deleted account'}
        text={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <QuoteStateBadge state={state} />
            {number}, revision {revision}
          </span>
        }
        className="print:hidden"
      >
        <ToolLink href={adminPaths.quotes()}>All quotes</ToolLink>
      </ToolHeader>
      <div className="mb-4 grid gap-2.5 print:hidden">
        {doneMessage && !actionData && <ToolAlert tone="success" role="status" title={doneMessage} />}
        {error && <ToolAlert tone="danger" role="alert" title={error} />}
        {lines.length === 0 && <ToolAlert tone="info" title="Add a line before you send it." />}
        <QuoteActions quote={quote} version={version} />
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <QuoteDocument quote={quote} />
        <div className="grid gap-4 print:hidden">
          {start && (
            <StartProjectForm
              action={adminPaths.quote(quote.id)}
              state={start}
              team={team}
              milestones={quote.plan?.milestones.length ?? 0}
            />
          )}
          <BilledMilestones
            title="Milestones and invoices"
            milestones={billed}
            action={adminPaths.quote(quote.id)}
            canMarkDone
          />
          <QuoteFacts
            quote={quote}
            revisions={revisions}
            path={path}
            leadId={leadId}
            project={project}
            now={now}
          />
        </div>
      </div>
    </>
  );
}
