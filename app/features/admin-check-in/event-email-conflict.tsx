import { EVENT_EMAIL_GUESTS_LABELS } from '~/content/admin/event-email-texts';
import type { EventEmailInput } from '~/domain/tickets/event-email';
import { ConflictAlert, ConflictDifferences } from '~/sections/admin/conflict-alert';

interface EventEmailConflictAlertProps {
  /** As others saved it, and as it was sent. */
  current: EventEmailInput;
  mine: EventEmailInput;
}

/** R-TICKET-14: what differs between the saved draft and the form. */
export const EventEmailConflictAlert = ({ current, mine }: EventEmailConflictAlertProps) => (
  <ConflictAlert title="The draft was changed in the meantime">
    <p>Your changes were not saved. If you save now, they replace theirs.</p>
    <ConflictDifferences
      fields={[
        { label: 'Subject', theirs: current.subject, yours: mine.subject },
        { label: 'Text', theirs: current.text, yours: mine.text },
        {
          label: 'Who gets it',
          theirs: EVENT_EMAIL_GUESTS_LABELS[current.guests],
          yours: EVENT_EMAIL_GUESTS_LABELS[mine.guests],
        },
      ]}
    />
  </ConflictAlert>
);
