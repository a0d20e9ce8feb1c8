import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { v7 as uuid } from 'uuid';
import { adminPaths } from '~/content/admin/admin-paths';
import { EVENT_EMAIL_DONE_MESSAGES, EVENT_EMAIL_REFUSALS } from '~/content/admin/event-email-texts';
import { formatEventKey, type ListedEvent } from '~/domain/tickets/event';
import { EMAIL_DAYS_AFTER, eventEmailSchema } from '~/domain/tickets/event-email';
import { EventEmailForm } from '~/features/admin-check-in/event-email-form';
import { EventEmailTable } from '~/features/admin-check-in/event-email-table';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { formatCountOf } from '~/sections/format/format-amount';
import { formatEventDay } from '~/sections/format/format-date';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm, readFormKey } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/new-event-email-page';
import { readEventKey } from './read-event-key.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('orders.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Email the guests of ${loaderData.page.event.name}` : 'Email the guests');

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { eventEmails } = context.get(services);
  const page = await eventEmails.getEventEmailPage(context.get(signedIn), readEventKey(params));
  if (!page) throw data(null, { status: 404 });
  return {
    page,
    isDeleted: url.searchParams.get('done') === 'deleted',
    formKey: uuid(),
    now: new Date(),
  };
}

/** Adds a draft. A form that is not accepted is shown again with its values. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const formId = readFormKey(form);
  const submission = parseWithZod(form, { schema: eventEmailSchema });
  if (submission.status !== 'success')
    return data({ lastResult: submission.reply(), problem: undefined }, { status: 400 });
  const key = readEventKey(params);
  const { eventEmails } = context.get(services);
  const draft = { key, formId, form: submission.value };
  const result = await eventEmails.createEventEmail(context.get(signedIn), draft);
  if (result.kind === 'unknown') throw data(null, { status: 404 });
  if (result.kind === 'created')
    throw redirect(adminPaths.eventEmail(formatEventKey(key), result.id, 'done=created'), 303);
  const { [result.kind]: problem } = EVENT_EMAIL_REFUSALS;
  return data({ lastResult: submission.reply(), problem }, { status: 409 });
}

/** Why the guests cannot be emailed now. */
const describeClosed = ({ sold }: ListedEvent): string =>
  sold === 0
    ? 'No seat is sold: nobody would get an email.'
    : `The event was over more than ${EMAIL_DAYS_AFTER} days ago. Its guests get no other email.`;

export default function NewEventEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, isDeleted, formKey, now } = loaderData;
  const { event, canEmail, recipients, emails } = page;
  const key = formatEventKey(event);
  return (
    <div className="max-w-3xl">
      <ToolHeader
        title="Email the guests"
        text={[event.name, formatEventDay(event)].filter(Boolean).join(' · ')}
      >
        <ToolLink href={adminPaths.event(key)}>Back to the guests</ToolLink>
      </ToolHeader>
      {isDeleted && !actionData && (
        <ToolAlert
          tone="success"
          role="status"
          title={EVENT_EMAIL_DONE_MESSAGES.deleted}
          className="mb-2.5"
        />
      )}
      {actionData?.problem && (
        <ToolAlert tone="warning" role="alert" title={actionData.problem} className="mb-2.5" />
      )}
      {canEmail ? (
        <>
          <p className="mb-2.5 text-muted">
            Each buyer whose tickets count gets one email: {formatCountOf(recipients.all, 'buyer')} now. A
            guest with another name has no address here, so the buyer gets it.
          </p>
          <EventEmailForm
            action={adminPaths.newEventEmail(key)}
            values={{ subject: '', text: '', guests: 'all' }}
            recipients={recipients}
            formKey={formKey}
            lastResult={actionData?.lastResult}
            submitLabel="Save and preview"
          />
        </>
      ) : (
        <ToolEmpty title={describeClosed(event)} />
      )}
      <EventEmailTable eventKey={key} emails={emails} now={now} />
    </div>
  );
}
