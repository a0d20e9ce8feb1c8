import { data } from 'react-router';
import { devPaths } from '~/dev-paths';
import { EmailTemplateList } from '~/features/mailbox/email-template-list';
import { EmailView } from '~/features/mailbox/email-view';
import { MailboxFrame } from '~/features/mailbox/mailbox-frame';
import type { PageHandle } from '~/page-handle';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { services } from '~/server/services.server';
import type { Route } from './+types/email-template-page';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { environment, mailbox } = context.get(services);
  const template = environment.DEMO ? await mailbox.readSample(params.name) : null;
  if (!template) throw data(null, { status: 404 });
  const { html: _, ...shownTemplate } = template;
  return { template: shownTemplate, templates: await mailbox.samples() };
}

export const handle: PageHandle = { hydration: 'none' };

export const meta = () => createNoindexMeta('A letter');

export default function EmailTemplatePage({ loaderData: { template, templates } }: Route.ComponentProps) {
  const { name, subject, text } = template;
  return (
    <MailboxFrame
      currentPage="templates"
      title={subject}
      list={<EmailTemplateList templates={templates} currentName={name} />}
    >
      <EmailView subject={subject} sourceUrl={devPaths.emailTemplateHtml(name)} text={text} />
    </MailboxFrame>
  );
}
