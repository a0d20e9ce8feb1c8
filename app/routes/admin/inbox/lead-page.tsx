import { data, redirect } from 'react-router';
import { v7 as uuid } from 'uuid';
import { adminPaths } from '~/content/admin/admin-paths';
import { LEAD_NAMES } from '~/content/contact/lead-names';
import { hasPermission } from '~/domain/auth/permissions';
import type { StoredLead } from '~/domain/contact/lead';
import { fillReplyTemplate, getPlaceholderValues } from '~/domain/contact/reply-template';
import { findDoneMessage } from '~/domain/site/done-message';
import { EraseForm } from '~/features/admin-inbox/erase-form';
import { describeSender, InboxTable } from '~/features/admin-inbox/inbox-table';
import { NoteForm, ReplyForm, TriageForm } from '~/features/admin-inbox/lead-forms';
import { LeadHistory } from '~/features/admin-inbox/lead-history';
import { LeadMessage } from '~/features/admin-inbox/lead-message';
import { LeadThread } from '~/features/admin-inbox/lead-thread';
import { NextStep } from '~/features/admin-inbox/next-step';
import { SamePerson } from '~/features/admin-inbox/same-person';
import { TemplatePicker } from '~/features/admin-inbox/template-picker';
import { TriageConflict } from '~/features/admin-inbox/triage-conflict';
import { DueMark } from '~/sections/admin/due-mark';
import { LeadStateBadge } from '~/sections/admin/state-badges';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { formatDayAndTime } from '~/sections/format/format-moment';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/lead-page';
import { submitLeadForm } from './submit-lead-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('leads.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Message ${loaderData.details.reference}` : 'Message');

/** What a form did, by the value of the query parameter. */
const DONE_MESSAGES: Readonly<Record<string, string>> = {
  sent: 'The reply is being sent.',
  noted: 'The note is added.',
  saved: 'Saved.',
  reserved:
    'Saved, and the slot of the call is reserved. The sender gets no email about it: write a reply if you want.',
  released:
    'Saved, and the slot of the call is free for others. The team member gets an email about it, the sender gets none.',
  'slot-not-free': 'Saved, but no slot is reserved for the call.',
  linked: 'Messages from both addresses are shown together.',
  unlinked: 'The addresses are separate again.',
};

/** The text of a template for the sender of a message. */
const fillTemplateFor = (text: string, { name, kind, meta }: StoredLead): string =>
  fillReplyTemplate(
    text,
    getPlaceholderValues({
      kind: LEAD_NAMES[kind],
      company: meta.company ?? meta.organisation,
      ...(name !== undefined && { name }),
    }),
  );

/** `?template=` is the id of a template that the reply begins with. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const actor = context.get(signedIn);
  const { inbox } = context.get(services);
  const [details, templates] = await Promise.all([inbox.get(actor, params.id), inbox.listTemplates(actor)]);
  if (!details) throw data(null, { status: 404 });
  // Applications have a page of their own, unless they are sorted out.
  if (details.lead.kind === 'application' && details.state !== 'spam')
    throw redirect(adminPaths.application(params.id));
  const template = templates.find(({ id }) => id === url.searchParams.get('template'));
  return {
    details,
    by: actor.user.name,
    now: new Date(),
    mayQuote: hasPermission(actor.user, 'quotes.manage'),
    mayWriteHelp: hasPermission(actor.user, 'help.manage'),
    mayRedirect: hasPermission(actor.user, 'redirects.manage'),
    isSlotTried: url.searchParams.get('done') === 'slot-not-free',
    doneMessage: findDoneMessage(DONE_MESSAGES, url.searchParams),
    templates: templates.map(({ id, name }) => ({ id, name })),
    filled: template && { id: template.id, text: fillTemplateFor(template.text, details.lead) },
    formKeys: { reply: uuid(), note: uuid() },
  };
}

/** Sends a reply, adds a note, sets the state and the owner, or erases the message. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { inbox } = context.get(services);
  const form = await readForm(request);
  const outcome = await submitLeadForm({ inbox, actor: context.get(signedIn), id, form });
  if (outcome.kind === 'rejected') return data(outcome, { status: outcome.conflict ? 409 : 400 });
  const query = `done=${outcome.done}`;
  throw redirect(outcome.done === 'erased' ? adminPaths.inbox(query) : adminPaths.lead(id, query), 303);
}

export default function LeadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { details, by, now, mayQuote, mayWriteHelp, mayRedirect, doneMessage, templates, filled, formKeys } =
    loaderData;
  const { lead, reference, facts, state, ownerId, events, others, staff, call, mailbox, linked, emails } =
    details;
  const { isSlotTried } = loaderData;
  const rejectedIn = (form: string) => (actionData?.form === form ? actionData : undefined);
  return (
    <>
      <ToolHeader
        title={describeSender(lead)}
        text={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <LeadStateBadge state={state} />
            {details.waitsSince && <DueMark kind="messages" start={details.waitsSince} now={now} />}
            {LEAD_NAMES[lead.kind]}, {formatDayAndTime(lead.createdAt, now)}, reference {reference}
          </span>
        }
      >
        {mayQuote && lead.email && (
          <ToolLink href={adminPaths.newQuote(new URLSearchParams({ lead: lead.id }).toString())}>
            Turn into quote
          </ToolLink>
        )}
        <NextStep lead={lead} mayWriteHelp={mayWriteHelp} mayRedirect={mayRedirect} />
        {call && (
          <ToolLink href={adminPaths.call(lead.id)}>
            {call.isCancelled ? 'Cancelled call' : 'Call'}: {formatDayAndTime(call.startsAt, now)}
          </ToolLink>
        )}
        <ToolLink href={adminPaths.inbox()}>Inbox</ToolLink>
      </ToolHeader>
      {doneMessage && !actionData && (
        <ToolAlert
          tone={isSlotTried ? 'warning' : 'success'}
          role="status"
          title={doneMessage}
          className="mb-2.5"
        />
      )}
      {actionData?.formError && (
        <ToolAlert tone="danger" role="alert" title={actionData.formError} className="mb-2.5" />
      )}
      {details.isUndelivered && (
        <ToolAlert
          tone="warning"
          title="An email about this message could not be delivered. The address may be wrong."
          className="mb-2.5"
        />
      )}
      {actionData?.conflict && <TriageConflict changes={actionData.conflict.changes} now={now} />}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-6">
          <LeadMessage lead={lead} facts={facts} email={emails.find(({ text }) => text === undefined)} />
          <LeadThread
            emails={emails}
            events={events.filter(({ kind }) => kind === 'reply')}
            lead={lead}
            getFilePath={(fileId) => adminPaths.leadFile(lead.id, fileId)}
            now={now}
          />
          {lead.email && (
            <section id="reply" aria-label="Reply" className="grid scroll-mt-20 gap-4">
              <TemplatePicker leadId={lead.id} templates={templates} chosen={filled?.id} />
              <ReplyForm
                leadId={lead.id}
                email={lead.email}
                by={by}
                mailbox={mailbox}
                formKey={formKeys.reply}
                rejected={rejectedIn('reply')}
                text={filled?.text}
              />
            </section>
          )}
        </div>
        <div className="grid gap-6">
          <TriageForm
            leadId={lead.id}
            state={state}
            ownerId={ownerId}
            staff={staff}
            formerOwner={details.formerOwner}
            isSlotTried={isSlotTried}
            unreservedCall={details.unreservedCall}
            chosen={actionData?.conflict}
          />
          <LeadHistory events={events} emails={emails} now={now} />
          {lead.email && <SamePerson leadId={lead.id} linked={linked} rejected={rejectedIn('link')} />}
          <NoteForm leadId={lead.id} formKey={formKeys.note} rejected={rejectedIn('note')} />
          <EraseForm leadId={lead.id} />
        </div>
      </div>
      {others.length > 0 && (
        <section aria-labelledby="others-title" className="mt-8 grid gap-2">
          <h2 id="others-title" className="text-panel">
            {linked.length > 0 ? 'From the same person' : 'From the same address'}
          </h2>
          <InboxTable rows={others} caption="Other messages of the sender" now={now} />
        </section>
      )}
    </>
  );
}
