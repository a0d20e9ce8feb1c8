import { data } from 'react-router';
import { EmailTemplateList } from '~/features/mailbox/email-template-list';
import { MailboxFrame } from '~/features/mailbox/mailbox-frame';
import type { PageHandle } from '~/page-handle';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { services } from '~/server/services.server';
import type { Route } from './+types/email-templates-page';

/** Shows every email template with sample data. It exists in demo mode only. */
export async function loader({ context }: Route.LoaderArgs) {
  const { environment, mailbox } = context.get(services);
  if (!environment.DEMO) throw data(null, { status: 404 });
  return { templates: await mailbox.samples() };
}

export const handle: PageHandle = { hydration: 'none' };

export const meta = () => createNoindexMeta('Email templates');

export default function EmailTemplatesPage({ loaderData: { templates } }: Route.ComponentProps) {
  return (
    <MailboxFrame
      currentPage="templates"
      title="Email templates"
      list={<EmailTemplateList templates={templates} />}
    >
      <p className="rounded-tile bg-surface p-6 text-muted md:p-10">
        Every email that this site writes, with people who do not exist. Choose one to read it.
      </p>
    </MailboxFrame>
  );
}
