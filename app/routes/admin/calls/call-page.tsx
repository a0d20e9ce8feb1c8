import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { findDoneMessage } from '~/domain/site/done-message';
import { toWallClock } from '~/domain/time/wall-clock';
import { CallConflictAlert } from '~/features/admin-calls/call-conflict-alert';
import { CallFacts } from '~/features/admin-calls/call-facts';
import { CancelCallForm } from '~/features/admin-calls/cancel-call-form';
import { getCallTitle, getCallTopic } from '~/features/admin-calls/describe-call';
import { MoveCallForm } from '~/features/admin-calls/move-call-form';
import { LeadHistory } from '~/features/admin-inbox/lead-history';
import { DoneAlert, ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { indianTimeZone } from '~/sections/format/format-call-time';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { Badge } from '~/ui/data/badge';
import type { Route } from './+types/call-page';
import { submitCallForm } from './submit-call-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('leads.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Call: ${getCallTitle(loaderData.details.call)}` : 'Call');

/** What a form did, by the value of the query parameter. */
const DONE_MESSAGES: Readonly<Record<string, string>> = {
  moved: 'The call is moved. The visitor has the new time by email.',
  cancelled: 'The call is cancelled. The visitor has the reason by email.',
};

/** `?from=` is any day of the week whose free times are shown. */
export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const { callManagement } = context.get(services);
  const from = url.searchParams.get('from');
  const details = await callManagement.get(context.get(signedIn), { id, from });
  if (!details) throw data(null, { status: 404 });
  const doneMessage = findDoneMessage(DONE_MESSAGES, url.searchParams);
  return { details, doneMessage, now: new Date() };
}

/** Moves or cancels the call. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { callManagement } = context.get(services);
  const form = await readForm(request);
  const outcome = await submitCallForm({ callManagement, actor: context.get(signedIn), id, form });
  if (outcome.kind === 'rejected') return data(outcome, { status: outcome.changes ? 409 : 400 });
  throw redirect(adminPaths.call(id, `done=${outcome.kind}`), 303);
}

export default function CallPage({ loaderData, actionData }: Route.ComponentProps) {
  const { details, doneMessage, now } = loaderData;
  const { call, message, facts, events, week } = details;
  const { leadId, revision, isCancelled, startsAt } = call;
  const isOpen = !isCancelled && startsAt > now;
  const rejectedIn = (form: string) => (actionData?.form === form ? actionData : undefined);
  const day = toWallClock(startsAt, indianTimeZone).day;
  return (
    <>
      <ToolHeader
        title={getCallTitle(call)}
        text={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {isCancelled ? (
              <Badge tone="danger">Cancelled</Badge>
            ) : (
              <Badge tone={isOpen ? 'info' : 'success'}>{isOpen ? 'Booked' : 'Over'}</Badge>
            )}
            {getCallTopic(call)}
          </span>
        }
      >
        <ToolLink href={adminPaths.calls(`week=${day}`)}>Its week</ToolLink>
        <ToolLink href={adminPaths.lead(leadId)}>Message, notes and replies</ToolLink>
      </ToolHeader>
      {!actionData && <DoneAlert message={doneMessage} />}
      <CallConflictAlert changes={actionData?.changes} now={now} />
      {actionData?.formError && (
        <ToolAlert tone="danger" role="alert" title={actionData.formError} className="mb-2.5" />
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-6">
          <CallFacts call={call} message={message} facts={facts} />
          {isOpen && (
            <MoveCallForm
              leadId={leadId}
              revision={revision}
              startsAt={startsAt}
              week={week}
              error={rejectedIn('move')?.errors[0]}
            />
          )}
        </div>
        <div className="grid gap-6">
          <LeadHistory events={events} now={now} />
          {isOpen && <CancelCallForm leadId={leadId} revision={revision} rejected={rejectedIn('cancel')} />}
        </div>
      </div>
    </>
  );
}
