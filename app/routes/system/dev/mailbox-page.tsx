import { data } from 'react-router';
import { MailboxFrame } from '~/features/mailbox/mailbox-frame';
import { MailboxList } from '~/features/mailbox/mailbox-list';
import type { PageHandle } from '~/page-handle';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { services } from '~/server/services.server';
import type { Route } from './+types/mailbox-page';

/** Shows the emails that the site would send. It exists in demo mode only. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { environment, mailbox } = context.get(services);
  if (!environment.DEMO) throw data(null, { status: 404 });
  const recipientQuery = new URL(request.url).searchParams.get('to')?.trim() ?? '';
  return { recipientQuery, emails: await mailbox.list(recipientQuery) };
}

export const handle: PageHandle = { hydration: 'none' };

export const meta = () => createNoindexMeta('Mailbox');

export default function MailboxPage({ loaderData: { recipientQuery, emails } }: Route.ComponentProps) {
  return (
    <MailboxFrame
      currentPage="mailbox"
      title="Mailbox"
      list={<MailboxList emails={emails} recipientQuery={recipientQuery} />}
    >
      <p className="rounded-tile bg-surface p-6 text-muted md:p-10">
        {emails.length > 0
          ? 'Choose an email to read it.'
          : 'Mails stand here as they would arrive, with their links working.'}
      </p>
    </MailboxFrame>
  );
}
