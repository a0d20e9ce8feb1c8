import { data } from 'react-router';
import { LetterView } from '~/features/mailbox/letter-view';
import { MailDesk } from '~/features/mailbox/mail-desk';
import { MAIL_STATES } from '~/features/mailbox/mail-states';
import { MailboxList } from '~/features/mailbox/mailbox-list';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { formatMoment } from '~/sections/dates';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { services } from '~/server/services.server';
import { DescriptionList } from '~/ui/description-list';
import { TextLink } from '~/ui/text-link';
import type { Route } from './+types/mail';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { environment, mailbox } = context.get(services);
  const mail = environment.DEMO ? await mailbox.read(params.id) : null;
  if (!mail) throw data(null, { status: 404 });
  const { html: _, ...read } = mail;
  return { mail: read, mails: await mailbox.list() };
}

export const handle: PageHandle = { way: 'static' };

export const meta = () => hiddenPageMeta('A mail', { secret: true });

export default function Mail({ loaderData: { mail, mails } }: Route.ComponentProps) {
  const { id, recipient, replyTo, subject, state, createdAt, attachments, lastError, text } = mail;
  return (
    <MailDesk place="mailbox" title={subject} list={<MailboxList mails={mails} to="" open={id} />}>
      <div className="rounded-tile bg-surface p-5">
        <DescriptionList
          items={[
            { term: 'To', description: recipient },
            ...(replyTo ? [{ term: 'Answers go to', description: replyTo }] : []),
            { term: 'Written', description: `${formatMoment(createdAt)}, ${MAIL_STATES[state]}` },
            ...(lastError ? [{ term: 'Last fault', description: lastError }] : []),
            ...(attachments.length > 0 ? [{ term: 'Attached', description: attachments.join(', ') }] : []),
            {
              term: 'Whole',
              description: (
                <TextLink href={paths.dev.mailSource(id, 'raw')}>As a mail server gets it</TextLink>
              ),
            },
          ]}
        />
      </div>
      <LetterView subject={subject} source={paths.dev.mailSource(id, 'html')} text={text} />
    </MailDesk>
  );
}
