import { adminPaths } from '~/content/admin/admin-paths';
import { SUBSCRIBER_STATUS_LABELS } from '~/content/admin/newsletter-texts';
import type { ListedSubscriber, SubscriberStatus } from '~/domain/newsletter/subscriber-query';
import { ConfirmForm } from '~/sections/admin/confirm-form';
import { formatMoment } from '~/sections/format/format-moment';
import { Badge } from '~/ui/data/badge';
import type { Tone } from '~/ui/feedback/tone';

const TONES: Readonly<Partial<Record<SubscriberStatus, Tone>>> = {
  active: 'success',
  pending: 'warning',
  refused: 'danger',
};

/** What the moment beside the state stands for. */
const SINCE_LABELS: Readonly<Record<SubscriberStatus, string>> = {
  active: 'since',
  pending: 'asked',
  refused: 'refused',
  unsubscribed: 'left',
};

interface SubscriberListProps {
  subscribers: readonly ListedSubscriber[];
  /** The serialised query of the list, which stays after a form. */
  search: string;
  now: Date;
}

/** R-NEWSLETTER-9: subscribers, the latest requests first, each with a button for a person who asked to be unsubscribed. */
export function SubscriberList({ subscribers, search, now }: SubscriberListProps) {
  return (
    <ul aria-label="Subscribers, the latest requests first" className="grid gap-grout">
      {subscribers.map(({ id, email, status, since }) => {
        const tone = TONES[status];
        return (
          <li
            key={id}
            className="grid items-start gap-x-4 gap-y-1.5 rounded-tile bg-surface px-3 py-1.5 lg:grid-cols-[minmax(0,1fr)_15rem_20rem]"
          >
            <span className="py-1.5 font-semibold wrap-anywhere lg:py-2">{email}</span>
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 lg:min-h-9">
              <Badge {...(tone && { tone })}>{SUBSCRIBER_STATUS_LABELS[status]}</Badge>
              <span className="text-xs text-muted">
                {SINCE_LABELS[status]} <time dateTime={since.toISOString()}>{formatMoment(since, now)}</time>
              </span>
            </span>
            {status !== 'unsubscribed' && (
              <ConfirmForm
                action={adminPaths.subscribers(search)}
                intent="unsubscribe"
                fields={{ id }}
                confirmVariant="danger"
                label={
                  <>
                    Unsubscribe<span className="sr-only"> {email}</span>
                  </>
                }
                confirm="Unsubscribe this person"
              >
                For a person who asked for it. Only the person can subscribe again.
              </ConfirmForm>
            )}
          </li>
        );
      })}
    </ul>
  );
}
