import { paths } from '~/paths';
import { MailboxLinkList } from './mailbox-link-list';

export interface EmailTemplateEntry {
  name: string;
  occasion: string;
  subject: string;
}

/** Links to all email templates. */
export const EmailTemplateList = ({
  templates,
  currentName,
}: {
  templates: readonly EmailTemplateEntry[];
  currentName?: string;
}) => (
  <MailboxLinkList
    label="Letters"
    items={templates.map(({ name, occasion, subject }) => ({
      href: paths.dev.emailTemplate(name),
      title: subject,
      detail: occasion,
      isCurrent: name === currentName,
    }))}
  />
);
