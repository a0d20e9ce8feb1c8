import { paths } from '~/paths';
import { MailboxLinkList } from './mailbox-link-list';

export interface EmailTemplateEntry {
  name: string;
  occasion: string;
  subject: string;
}

/** Every letter there is. */
export const EmailTemplateList = ({
  letters,
  open,
}: {
  letters: readonly EmailTemplateEntry[];
  open?: string;
}) => (
  <MailboxLinkList
    label="Letters"
    items={letters.map(({ name, occasion, subject }) => ({
      href: paths.dev.emailTemplate(name),
      title: subject,
      detail: occasion,
      current: name === open,
    }))}
  />
);
