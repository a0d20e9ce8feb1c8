import { devPaths } from '~/dev-paths';
import type { EmailState, MailboxEmail } from '~/domain/operations/email-query';
import { formatDateTime } from '~/sections/format/format-date';
import { Button } from '~/ui/buttons/button';
import { TextLink } from '~/ui/buttons/text-link';
import { EmptyState } from '~/ui/feedback/empty-state';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { MailboxLinkList } from './mailbox-link-list';

export const EMAIL_STATE_LABELS: Record<EmailState, string> = {
  queued: 'on its way',
  sent: 'sent',
  stored: 'stored here',
  failed: 'refused',
  bounced: 'reported as undeliverable',
  withheld: 'held back: this address has had enough of them',
};

interface MailboxListProps {
  emails: readonly MailboxEmail[];
  /** Value of the search field. */
  recipientQuery: string;
  /** Id of the open email. */
  currentId?: string;
}

/** The newest emails, and a search by recipient. */
export function MailboxList({ emails, recipientQuery, currentId }: MailboxListProps) {
  return (
    <>
      <form method="get" action={devPaths.mailbox()} className="flex items-end gap-grout pb-2">
        <Field id="to" label="To" className="grow">
          <Input
            name="to"
            type="search"
            defaultValue={recipientQuery}
            placeholder="asha@"
            autoComplete="off"
          />
        </Field>
        <Button type="submit" variant="quiet">
          Find
        </Button>
      </form>
      {emails.length === 0 && (
        <EmptyState title={recipientQuery ? 'No mail to that address.' : 'No mail yet.'}>
          {recipientQuery ? (
            <TextLink href={devPaths.mailbox()}>See all of them</TextLink>
          ) : (
            'Order something or send a form: what would be sent appears here within a second.'
          )}
        </EmptyState>
      )}
      <MailboxLinkList
        label="Mails"
        items={emails.map(({ id, recipient, subject, state, createdAt }) => ({
          href: devPaths.mailboxEmail(id),
          title: subject || 'Not written',
          detail: recipient,
          note: `${formatDateTime(createdAt)} · ${EMAIL_STATE_LABELS[state]}`,
          isCurrent: id === currentId,
        }))}
      />
    </>
  );
}
