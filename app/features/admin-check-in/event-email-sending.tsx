import { adminPaths } from '~/content/admin/admin-paths';
import {
  EVENT_EMAIL_GUESTS_LABELS,
  EVENT_EMAIL_REFUSALS,
  EVENT_EMAIL_STATE_LABELS,
} from '~/content/admin/event-email-texts';
import type { EventEmailGuests, EventEmailState } from '~/domain/tickets/event-email';
import { ConfirmForm, DeleteForm } from '~/sections/admin/confirm-form';
import { TestEmailForm } from '~/sections/admin/test-email-form';
import { ToolLink } from '~/sections/admin/tool-button';
import { formatCountOf } from '~/sections/format/format-amount';
import { formatDateTime } from '~/sections/format/format-date';

interface EventEmailSendingProps {
  /** Of the event. */
  eventKey: string;
  id: string;
  state: EventEmailState;
  version: number;
  guests: EventEmailGuests;
  canEmail: boolean;
  /** To how many addresses it would go now. */
  recipients: number;
  /** How many emails were queued. */
  queued: number;
  startedAt?: Date;
  sentBy?: string;
  /** To whom a test goes. */
  email: string;
}

function describeSending(props: EventEmailSendingProps): string {
  const { state, canEmail, recipients, queued, startedAt, sentBy } = props;
  if (state === 'draft') {
    if (!canEmail) return EVENT_EMAIL_REFUSALS.closed;
    return recipients === 0
      ? 'Nobody would get it: no buyer has such a ticket.'
      : `It goes to ${formatCountOf(recipients, 'buyer')}: one email for each address, whatever the number of their tickets.`;
  }
  const begun = `${startedAt ? formatDateTime(startedAt) : ''}${sentBy ? `, by ${sentBy}` : ''}`;
  return state === 'sent'
    ? `${begun}, to ${formatCountOf(queued, 'buyer')}.`
    : `${begun}. ${formatCountOf(queued, 'buyer')} have it in the queue; the others follow.`;
}

/** R-TICKET-13: to how many an email goes, or went, a test to oneself, and the button that sends it after asking once more. */
export function EventEmailSending(props: EventEmailSendingProps) {
  const { eventKey, id, state, version, guests, canEmail, recipients, email } = props;
  const action = adminPaths.eventEmail(eventKey, id);
  const fields = { version: String(version) };
  const buyers = formatCountOf(recipients, 'buyer');
  return (
    <section aria-labelledby="sending-title" className="grid gap-4 rounded-tile bg-surface p-4 lg:p-5">
      <div className="grid gap-1.5">
        <h2 id="sending-title" className="text-panel">
          {EVENT_EMAIL_STATE_LABELS[state]}
        </h2>
        <p className="font-semibold">{EVENT_EMAIL_GUESTS_LABELS[guests]}</p>
        <p className="text-muted wrap-anywhere">{describeSending(props)}</p>
      </div>
      {state === 'sending' && (
        <ToolLink href={action} className="justify-self-start">
          See how far it is
        </ToolLink>
      )}
      <TestEmailForm action={action} isDraft={state === 'draft'} email={email} />
      {state === 'draft' && canEmail && recipients > 0 && (
        <ConfirmForm
          action={action}
          intent="send"
          fields={fields}
          label={`Send to ${buyers}`}
          confirm={`Yes, send to ${buyers}`}
          variant="loud"
        >
          The email is sent as it is saved. An email that was sent cannot be recalled.
        </ConfirmForm>
      )}
      {state === 'draft' && (
        <DeleteForm action={action} noun="draft" version={version}>
          Subject and text are lost.
        </DeleteForm>
      )}
    </section>
  );
}
