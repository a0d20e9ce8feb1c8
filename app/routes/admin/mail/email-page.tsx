import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { resendFormSchema } from '~/domain/operations/operations-forms';
import { EmailView } from '~/features/mailbox/email-view';
import { ConfirmForm } from '~/sections/admin/confirm-form';
import { EmailStateBadge } from '~/sections/admin/state-badges';
import { DoneAlert, ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { formatIdentifier } from '~/sections/format/format-identifier';
import { formatDayAndTime } from '~/sections/format/format-moment';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { DescriptionList } from '~/ui/data/description-list';
import type { Route } from './+types/email-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('jobs.manage')];

export const meta = () => createNoindexMeta('Email');

const CONFLICT =
  'The state of the email was changed in the meantime. Nothing was sent: the page shows it as it is now.';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const found = await context.get(services).operations.getEmail(context.get(signedIn), params.id);
  if (!found) throw data(null, { status: 404 });
  const { html: _, ...email } = found;
  return { email, isResent: url.searchParams.get('done') === 'resend', now: new Date() };
}

/** Sends the email again. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: resendFormSchema });
  if (submission.status !== 'success') return data({ problem: CONFLICT }, { status: 400 });
  const { state } = submission.value;
  const result = await context.get(services).operations.resendEmail(context.get(signedIn), { id, state });
  // The form was on its page, so it was there: withdrawing an email deletes it.
  if (result === 'unknown') throw data({ withdrawn: 'email' }, { status: 409 });
  if (result === 'conflict') return data({ problem: CONFLICT }, { status: 409 });
  throw redirect(adminPaths.email(id, 'done=resend'), 303);
}

type Email = Route.ComponentProps['loaderData']['email'];

const WITHOUT_BODY: Readonly<Record<Exclude<Email['body'], 'shown'>, { title: string; text: string }>> = {
  secret: {
    title: 'The text is not shown.',
    text: 'Emails of this template can hold a link that signs in or sets a password, or the code of a gift card. Only the recipient may read them.',
  },
  removed: {
    title: 'The text is no longer stored.',
    text: 'It was deleted when the mail server took the email. Of emails about orders a copy without private links stays for 90 days.',
  },
  none: { title: 'There is no text.', text: 'The email has not been written yet, or it was withheld.' },
};

function Body({ email: { id, body, subject, text } }: { email: Email }) {
  if (body !== 'shown') {
    return (
      <ToolEmpty title={WITHOUT_BODY[body].title}>
        <p className="max-w-lg text-muted">{WITHOUT_BODY[body].text}</p>
      </ToolEmpty>
    );
  }
  return (
    <div className="grid gap-grout">
      <EmailView subject={subject} sourceUrl={adminPaths.emailBody(id)} text={text} />
      <p className="mt-1 text-xs text-muted">Private links are shortened, so that they open nothing.</p>
    </div>
  );
}

const toFacts = (email: Email, now: Date) => [
  { term: 'To', description: <span className="wrap-anywhere">{email.recipient}</span> },
  ...(email.replyTo ? [{ term: 'Answers go to', description: email.replyTo }] : []),
  ...(email.template ? [{ term: 'Template', description: formatIdentifier(email.template) }] : []),
  { term: 'Written', description: formatDayAndTime(email.createdAt, now) },
  ...(email.sentAt ? [{ term: 'Sent', description: formatDayAndTime(email.sentAt, now) }] : []),
  { term: 'Failed attempts', description: email.attempts },
  ...(email.lastError
    ? [{ term: 'Last error', description: <span className="wrap-anywhere">{email.lastError}</span> }]
    : []),
  ...(email.attachments.length > 0 ? [{ term: 'Attached', description: email.attachments.join(', ') }] : []),
];

export default function EmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, isResent, now } = loaderData;
  const { id, subject, recipient, state, canResend } = email;
  return (
    <>
      <ToolHeader title={subject || 'Not written yet'} text={<EmailStateBadge state={state} />}>
        <ToolLink href={adminPaths.mail()}>All mail</ToolLink>
        <ToolLink href={adminPaths.mail(new URLSearchParams({ q: recipient }).toString())}>
          To this address
        </ToolLink>
      </ToolHeader>
      {actionData && <ToolAlert tone="warning" role="alert" title={actionData.problem} className="mb-2.5" />}
      {isResent && !actionData && <DoneAlert message="The email is in the queue again." />}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Body email={email} />
        <div className="grid content-start gap-4 max-xl:order-first">
          <DescriptionList items={toFacts(email, now)} />
          {canResend && (
            <ConfirmForm
              action={adminPaths.email(id)}
              intent="resend"
              fields={{ state }}
              label="Send it again"
              confirm="Yes, send it"
            >
              <p className="wrap-anywhere">
                The same email goes to {recipient} again. Links in it may have expired.
              </p>
            </ConfirmForm>
          )}
        </div>
      </div>
    </>
  );
}
