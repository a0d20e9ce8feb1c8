import { data } from 'react-router';
import { MailDesk } from '~/features/mailbox/mail-desk';
import { MailboxList } from '~/features/mailbox/mailbox-list';
import type { PageHandle } from '~/page-handle';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { services } from '~/server/services.server';
import type { Route } from './+types/mailbox';

/** Mails that would be sent, for whoever tries the site out: it exists in demo mode only. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { environment, mailbox } = context.get(services);
  if (!environment.DEMO) throw data(null, { status: 404 });
  const to = new URL(request.url).searchParams.get('to')?.trim() ?? '';
  return { to, mails: await mailbox.list(to) };
}

export const handle: PageHandle = { way: 'static' };

export const meta = () => hiddenPageMeta('Mailbox');

export default function Mailbox({ loaderData: { to, mails } }: Route.ComponentProps) {
  return (
    <MailDesk place="mailbox" title="Mailbox" list={<MailboxList mails={mails} to={to} />}>
      <p className="rounded-tile bg-surface p-6 text-muted md:p-10">
        {mails.length > 0
          ? 'Choose a mail to read it.'
          : 'Mails stand here as they would arrive, with their links working.'}
      </p>
    </MailDesk>
  );
}
