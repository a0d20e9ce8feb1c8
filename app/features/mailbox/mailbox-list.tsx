import { paths } from '~/paths';
import { formatMoment } from '~/sections/dates';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Field } from '~/ui/field';
import { Input } from '~/ui/input';
import { TextLink } from '~/ui/text-link';
import { DeskList } from './desk-list';
import { MAIL_STATES, type MailStateName } from './mail-states';

export interface MailboxEntry {
  id: string;
  recipient: string;
  subject: string;
  state: MailStateName;
  createdAt: Date;
}

interface MailboxListProps {
  mails: readonly MailboxEntry[];
  /** What was searched for. */
  to: string;
  /** The mail that is read. */
  open?: string;
}

/** The newest mails, and a search by recipient. */
export function MailboxList({ mails, to, open }: MailboxListProps) {
  return (
    <>
      <form method="get" action={paths.dev.mailbox()} className="flex items-end gap-grout pb-2">
        <Field id="to" label="To" className="grow">
          <Input name="to" type="search" defaultValue={to} placeholder="asha@" autoComplete="off" />
        </Field>
        <Button type="submit" variant="quiet">
          Find
        </Button>
      </form>
      {mails.length === 0 && (
        <EmptyState title={to ? 'No mail to that address.' : 'No mail yet.'}>
          {to ? (
            <TextLink href={paths.dev.mailbox()}>See all of them</TextLink>
          ) : (
            'Order something or send a form: what would be sent appears here within a second.'
          )}
        </EmptyState>
      )}
      <DeskList
        label="Mails"
        items={mails.map(({ id, recipient, subject, state, createdAt }) => ({
          href: paths.dev.mail(id),
          title: subject || 'Not written',
          detail: recipient,
          note: `${formatMoment(createdAt)} · ${MAIL_STATES[state]}`,
          current: id === open,
        }))}
      />
    </>
  );
}
