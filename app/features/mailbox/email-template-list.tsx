import { devPaths } from '~/dev-paths';
import { MailboxLinkList } from './mailbox-link-list';

export interface EmailTemplateEntry {
  name: string;
  occasion: string;
  subject: string;
}

export const EmailTemplateList = ({
  templates,
  currentName,
}: {
  templates: readonly EmailTemplateEntry[];
  currentName?: string;
}) => (
  <MailboxLinkList
    label="Email templates"
    items={templates.map(({ name, occasion, subject }) => ({
      href: devPaths.emailTemplate(name),
      title: subject,
      detail: occasion,
      isCurrent: name === currentName,
    }))}
  />
);
