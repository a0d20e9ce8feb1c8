import { describeNotification, UNSUBSCRIBE_TEXTS } from '~/content/account/notification-texts';
import { NOTIFICATION_KIND_BY_EVENT, type NotificationPayload } from '~/domain/notifications/notifications';
import { EmailButton } from '../components/email-button.server';
import { type EmailBody, EmailFrame } from '../components/email-frame.server';
import { SiteLink } from '../components/site-link.server';
import { formatGreeting, Paragraph, Quotation } from '../components/text.server';

interface ProjectUpdateEmail {
  /** Name of the recipient. */
  name?: string | undefined;
  project: string;
  told: NotificationPayload;
  /** The text of a team member, with the name. */
  quote?: { text: string; by: string };
  /** The path that unsubscribes from emails of this kind. */
  leave: string;
}

/** To a member of a project: an update, a completed milestone or an answer. */
export function projectUpdateEmail({ name, project, told, quote, leave }: ProjectUpdateEmail): EmailBody {
  const { title, text, href } = describeNotification(told);
  const kind = NOTIFICATION_KIND_BY_EVENT[told.event] === 'answers' ? 'answers' : 'projects';
  return {
    subject: title.includes(project) ? title : `${project}: ${title}`,
    body: (
      <EmailFrame
        preview={text}
        heading={title}
        seed={`project ${project}`}
        glazes={['jade', 'marigold']}
        reason={
          <>
            You receive this email because you are a member of the project {project}.{' '}
            <SiteLink href={leave}>Unsubscribe from emails about {UNSUBSCRIBE_TEXTS[kind].subject}</SiteLink>
          </>
        }
      >
        <Paragraph>
          {formatGreeting(name, '.')} {text}
          {quote && ` ${quote.by} writes:`}
        </Paragraph>
        {quote && <Quotation>{quote.text}</Quotation>}
        {href !== undefined && <EmailButton href={href}>Open it in your account</EmailButton>}
      </EmailFrame>
    ),
  };
}
