import type { LeadMark } from '~/domain/contact/inbox-forms';
import type { InboxView } from '~/domain/contact/inbox-query';
import { type SelectionAction, SelectionBar, SelectionButtons } from '~/sections/admin/selection';
import { ToolAlert } from '~/sections/admin/tool-alert';

type MarkAction = SelectionAction<LeadMark>;

const DONE: MarkAction = { value: 'done', label: 'Mark as done', key: 'd' };
const SPAM: MarkAction = { value: 'spam', label: 'Mark as spam', key: 's' };
const NOT_SPAM: MarkAction = { value: 'not-spam', label: 'Not spam', key: 's' };

const ACTIONS: Readonly<Partial<Record<InboxView, readonly MarkAction[]>>> = {
  done: [SPAM],
  spam: [NOT_SPAM],
};

/** What can be done with all selected messages (R-INBOX-5). */
export function LeadBar({ view, isOnePage }: { view: InboxView; isOnePage: boolean }) {
  return (
    <SelectionBar noun="messages" isOnePage={isOnePage}>
      <SelectionButtons name="mark" actions={ACTIONS[view] ?? [DONE, SPAM]} />
    </SelectionBar>
  );
}

/** What became of selected messages. */
export interface LeadMarkResult {
  mark: LeadMark;
  count: number;
  withoutSlot: number;
  released: number;
}

const MARK_TEXTS: Readonly<Record<LeadMark, string>> = {
  done: 'done',
  spam: 'marked as spam',
  'not-spam': 'no longer marked as spam',
};

/** R-CALL-6. */
const describeWithoutSlot = (count: number) =>
  count === 1
    ? 'One asks for a call whose slot is not free any more. It says so beside its state.'
    : `${count} ask for calls whose slots are not free any more. They say so beside their state.`;

/** R-CALL-8. */
const describeReleased = (count: number) =>
  `${count === 1 ? 'One had booked a call: its slot is' : `${count} had booked calls: their slots are`} free for others.`;

/** Says how many messages were marked, and what became of their calls. */
export function LeadMarkAlert({ result }: { result: LeadMarkResult | undefined }) {
  if (!result) return null;
  const { mark, count, withoutSlot, released } = result;
  return (
    <ToolAlert
      tone={withoutSlot > 0 ? 'warning' : 'success'}
      role="status"
      title={`${count === 1 ? 'One message is' : `${count} messages are`} ${MARK_TEXTS[mark]}.`}
      className="mb-2.5"
    >
      {withoutSlot > 0 && describeWithoutSlot(withoutSlot)}
      {released > 0 && describeReleased(released)}
    </ToolAlert>
  );
}
