import { data } from 'react-router';
import { devPaths } from '~/dev-paths';
import { EMAIL_STATE_LABELS } from '~/features/mailbox/email-state-labels';
import { EmailView } from '~/features/mailbox/email-view';
import { MailboxFrame } from '~/features/mailbox/mailbox-frame';
import { MailboxList } from '~/features/mailbox/mailbox-list';
import type { PageHandle } from '~/page-handle';
import { formatDateTime } from '~/sections/format/format-date';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { services } from '~/server/services.server';
import { TextLink } from '~/ui/buttons/text-link';
import { DescriptionList } from '~/ui/data/description-list';
import type { Route } from './+types/mailbox-email-page';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { environment, mailbox } = context.get(services);
  const email = environment.DEMO ? await mailbox.read(params.id) : null;
  if (!email) throw data(null, { status: 404 });
  const { html: _, ...shownEmail } = email;
  return { email: shownEmail, emails: await mailbox.list() };
}

export const handle: PageHandle = { hydration: 'none' };

export const meta = () => createNoindexMeta('A mail', { hasSecretUrl: true });

export default function MailboxEmailPage({ loaderData: { email, emails } }: Route.ComponentProps) {
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
      <EmailView subject={subject} sourceUrl={devPaths.mailboxEmailSource(id, 'html')} text={text} />
    </MailboxFrame>
  );
}
