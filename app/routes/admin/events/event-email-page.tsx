import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { EVENT_EMAIL_DONE_MESSAGES } from '~/content/admin/event-email-texts';
import { findDoneMessage } from '~/domain/site/done-message';
import { formatEventKey } from '~/domain/tickets/event';
import { EventEmailConflictAlert } from '~/features/admin-check-in/event-email-conflict';
import { EventEmailForm } from '~/features/admin-check-in/event-email-form';
import { EventEmailSending } from '~/features/admin-check-in/event-email-sending';
import { EmailView } from '~/features/mailbox/email-view';
import { EmailWithPreview } from '~/sections/admin/email-with-preview';
import { DoneAlert, ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { formatEventDay } from '~/sections/format/format-date';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/event-email-page';
import { readEventKey } from './read-event-key.server';
import { submitEventEmailForm } from './submit-event-email-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('orders.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Email: ${loaderData.email.form.subject}` : 'Email to the guests');

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { eventEmails } = context.get(services);
  const actor = context.get(signedIn);
  const key = readEventKey(params);
  const email = await eventEmails.getEventEmail(actor, key, params.email);
  const preview = email && (await eventEmails.previewEventEmail(actor, key, params.email));
  if (!preview) throw data(null, { status: 404 });
  const message = findDoneMessage(EVENT_EMAIL_DONE_MESSAGES, url.searchParams);
  return { email, text: preview.text, message, testTo: actor.user.email };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { eventEmails } = context.get(services);
  const key = readEventKey(params);
  const actor = context.get(signedIn);
  const form = await readForm(request);
  const outcome = await submitEventEmailForm({ eventEmails, actor, key, id: params.email, form });
  if (outcome.kind === 'rejected') return data(outcome, { status: outcome.status });
  const { done } = outcome;
  const search = `done=${done}`;
  const path =
    done === 'deleted'
      ? adminPaths.newEventEmail(formatEventKey(key), search)
      : adminPaths.eventEmail(formatEventKey(key), params.email, search);
  throw redirect(path, 303);
}

export default function EventEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, text, message, testTo } = loaderData;
  const { event, id, form, state, version, recipients, ...sending } = email;
  const key = formatEventKey(event);
  return (
    <>
      <ToolHeader
        title={form.subject}
        text={['Email to the guests', event.name, formatEventDay(event)].filter(Boolean).join(' · ')}
      >
        <ToolLink href={adminPaths.newEventEmail(key)}>All emails</ToolLink>
        <ToolLink href={adminPaths.event(key)}>Back to the guests</ToolLink>
      </ToolHeader>
      {!actionData && <DoneAlert message={message} />}
      {actionData?.problem && (
        <ToolAlert tone="warning" role="alert" title={actionData.problem} className="mb-2.5" />
      )}
      {actionData?.conflict && <EventEmailConflictAlert {...actionData.conflict} />}
      <EmailWithPreview
        isDraft={state === 'draft'}
        form={
          <EventEmailForm
            action={adminPaths.eventEmail(key, id)}
            values={form}
            recipients={recipients}
            version={actionData?.conflict?.version ?? version}
            lastResult={actionData?.lastResult}
            submitLabel="Save"
          />
        }
        sending={
          <EventEmailSending
            {...sending}
            eventKey={key}
            id={id}
            state={state}
            version={version}
            guests={form.guests}
            recipients={recipients[form.guests]}
            email={testTo}
          />
        }
        note="Buyers with a confirmed address are greeted by their name, others without one. The button opens their tickets; here it opens the guest list."
        preview={
          <EmailView subject={form.subject} sourceUrl={adminPaths.eventEmailBody(key, id)} text={text} />
        }
      />
    </>
  );
}
