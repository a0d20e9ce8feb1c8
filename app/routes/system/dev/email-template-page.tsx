import { data } from 'react-router';
import { EmailTemplateList } from '~/features/mailbox/email-template-list';
import { EmailView } from '~/features/mailbox/email-view';
import { MailboxFrame } from '~/features/mailbox/mailbox-frame';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { noindexMeta } from '~/sections/meta/noindex-meta';
import { services } from '~/server/services.server';
import type { Route } from './+types/email-template-page';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { environment, mailbox } = context.get(services);
  const letter = environment.DEMO ? await mailbox.readSample(params.name) : null;
  if (!letter) throw data(null, { status: 404 });
  const { html: _, ...read } = letter;
  return { letter: read, letters: await mailbox.samples() };
}

export const handle: PageHandle = { hydration: 'none' };

export const meta = () => noindexMeta('A letter');

export default function EmailTemplatePage({ loaderData: { letter, letters } }: Route.ComponentProps) {
  const { name, subject, text } = letter;
  return (
    <MailboxFrame
      current="letters"
      title={subject}
      list={<EmailTemplateList letters={letters} open={name} />}
    >
      <EmailView subject={subject} source={paths.dev.emailTemplateHtml(name)} text={text} />
    </MailboxFrame>
  );
}
