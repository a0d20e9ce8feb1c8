import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { v7 as uuid } from 'uuid';
import { adminPaths } from '~/content/admin/admin-paths';
import { devPaths } from '~/dev-paths';
import { answerSchema } from '~/domain/contact/answer-schema';
import { EmailView } from '~/features/mailbox/email-view';
import { MailboxAnswerForm } from '~/features/mailbox/mailbox-answer-form';
import { MailboxFrame } from '~/features/mailbox/mailbox-frame';
import { EMAIL_STATE_LABELS, MailboxList } from '~/features/mailbox/mailbox-list';
import type { PageHandle } from '~/page-handle';
import { formatDateTime } from '~/sections/format/format-date';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { type Services, services } from '~/server/services.server';
import { TextLink } from '~/ui/buttons/text-link';
import { DescriptionList } from '~/ui/data/description-list';
import { Alert } from '~/ui/feedback/alert';
import type { Route } from './+types/mailbox-email-page';

async function readEmail({ environment, mailbox }: Pick<Services, 'environment' | 'mailbox'>, id: string) {
  const email = environment.DEMO ? await mailbox.read(id) : null;
  if (!email) throw data(null, { status: 404 });
  return email;
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(services);
  const { html: _, ...email } = await readEmail(site, params.id);
  return {
    email,
    emails: await site.mailbox.list(),
    formKey: site.inboundEmail.takesAnswers(email) ? uuid() : undefined,
    isAnswered: url.searchParams.get('done') === 'answered',
  };
}

/** Answers the email as its recipient. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const site = context.get(services);
  const email = await readEmail(site, id);
  const submission = parseWithZod(await readForm(request), { schema: answerSchema });
  if (!site.inboundEmail.takesAnswers(email)) throw data(null, { status: 404 });
  if (submission.status !== 'success') {
    const errors = submission.error?.text ?? ['The page is out of date. Please reload it.'];
    return data({ text: String(submission.payload.text ?? ''), errors }, { status: 400 });
  }
  await site.inboundEmail.answerStoredEmail(email, submission.value);
  throw redirect(devPaths.mailboxEmail(id, 'answered'), 303);
}

export const handle: PageHandle = { hydration: 'none' };

export const meta = () => createNoindexMeta('A mail', { hasSecretUrl: true });

export default function MailboxEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, emails, formKey, isAnswered } = loaderData;
  const { id, recipient, replyTo, subject, state, createdAt, attachments, lastError, text } = email;
  return (
    <MailboxFrame
      currentPage="mailbox"
      title={subject}
      list={<MailboxList emails={emails} recipientQuery="" currentId={id} />}
    >
      <div className="rounded-tile bg-surface p-5">
        <DescriptionList
          items={[
            { term: 'To', description: recipient },
            ...(replyTo ? [{ term: 'Answers go to', description: replyTo }] : []),
            { term: 'Written', description: `${formatDateTime(createdAt)}, ${EMAIL_STATE_LABELS[state]}` },
            ...(lastError ? [{ term: 'Last fault', description: lastError }] : []),
            ...(attachments.length > 0 ? [{ term: 'Attached', description: attachments.join(', ') }] : []),
            {
              term: 'Whole',
              description: (
                <TextLink href={devPaths.mailboxEmailSource(id, 'raw')}>As a mail server gets it</TextLink>
              ),
            },
          ]}
        />
      </div>
      {isAnswered && !actionData && (
        <Alert tone="success" role="status" title="The answer is in the inbox.">
          <TextLink href={adminPaths.inbox()}>Open the inbox</TextLink>
        </Alert>
      )}
      <EmailView subject={subject} sourceUrl={devPaths.mailboxEmailSource(id, 'html')} text={text} />
      {formKey && (
        <MailboxAnswerForm
          action={devPaths.mailboxEmail(id)}
          recipient={recipient}
          formKey={formKey}
          text={actionData?.text ?? ''}
          errors={actionData?.errors ?? []}
        />
      )}
    </MailboxFrame>
  );
}
