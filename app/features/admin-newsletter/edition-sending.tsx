import clsx from 'clsx';
import { adminPaths } from '~/content/admin/admin-paths';
import { EDITION_STATE_LABELS } from '~/content/admin/newsletter-texts';
import { type EditionState, readMissedTime } from '~/domain/newsletter/edition';
import { toLocalTime } from '~/domain/time/wall-clock';
import { ConfirmForm, DeleteForm } from '~/sections/admin/confirm-form';
import { TestEmailForm } from '~/sections/admin/test-email-form';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink, ToolSubmit } from '~/sections/admin/tool-button';
import { ToolInput } from '~/sections/admin/tool-field';
import { ToolForm } from '~/sections/admin/tool-form';
import { formatCount, formatCountOf } from '~/sections/format/format-amount';
import { formatDateTime } from '~/sections/format/format-date';
import { site } from '~site';
import { StepTiles } from './step-tiles';

const { timeZone } = site.openingHours;

export interface EditionSendingProps {
  id: string;
  state: EditionState;
  version: number;
  sendAt: Date | null;
  startedAt: Date | null;
  finishedAt: Date | null;
  recipients: number;
  subscribers: { active: number; refused: number };
  hasArticles: boolean;
  waitsFor?: number | undefined;
  /** How many emails are queued in a minute. */
  perMinute: number;
  /** To whom a test goes. */
  email: string;
  now: Date;
  /** Why the time was not accepted, with the typed value. */
  timeError?: { value: string; message: string } | undefined;
}

const toPlan = (sendAt: Date, now: Date) =>
  sendAt > now ? `Scheduled for ${formatDateTime(sendAt)}` : 'Starts in a moment';

function StateText(props: EditionSendingProps) {
  const { state, startedAt, finishedAt, recipients, subscribers, waitsFor, perMinute, hasArticles } = props;
  const minutes = Math.ceil(subscribers.active / perMinute);
  if (state === 'sending')
    return `Begun ${startedAt ? formatDateTime(startedAt) : ''}. ${formatCount(recipients)} of about ${formatCountOf(subscribers.active, 'subscriber')} have their email in the queue; ${formatCount(perMinute)} follow in a minute.`;
  if (state === 'sent' || state === 'stopped')
    return `Begun ${startedAt ? formatDateTime(startedAt) : ''}, ended ${finishedAt ? formatDateTime(finishedAt) : ''}.`;
  if (!hasArticles) return 'Add at least one article, and save. Then it can be sent.';
  if (subscribers.active === 0) return 'Nobody is subscribed yet: it would go to no one.';
  if (waitsFor !== undefined) return `Edition ${waitsFor} is being sent. This one follows when it is done.`;
  return `It goes to ${formatCountOf(subscribers.active, 'subscriber')}, ${formatCount(perMinute)} a minute: about ${minutes === 1 ? 'a minute' : `${formatCount(minutes)} minutes`}.`;
}

/** R-NEWSLETTER-3: a test to oneself, sending now or at a time, and what ends it. */
export function EditionSending(props: EditionSendingProps) {
  const { id, state, version, sendAt, subscribers, hasArticles, email, now, timeError } = props;
  const action = adminPaths.edition(id);
  const fields = { version: String(version) };
  const isOpen = state === 'draft' || state === 'scheduled';
  const missed = readMissedTime({ state, sendAt });
  const isStarting = state === 'scheduled' && sendAt !== null && sendAt <= now;
  return (
    <section aria-labelledby="sending-title" className="grid gap-4 rounded-tile bg-surface p-4 lg:p-5">
      <div className="grid gap-1.5">
        <h2 id="sending-title" className="flex flex-wrap items-center gap-2.5 text-panel">
          <StepTiles state={state} />
          {state === 'scheduled' && sendAt ? toPlan(sendAt, now) : EDITION_STATE_LABELS[state]}
        </h2>
        <p className="text-muted">
          <StateText {...props} />
        </p>
      </div>
      {missed && (
        <ToolAlert tone="warning" title={`It was not sent on ${formatDateTime(missed)}.`}>
          Visitors could read none of its articles then. Publish one of them or choose others, and schedule it
          again.
        </ToolAlert>
      )}
      {(isStarting || state === 'sending') && (
        <ToolLink href={action} className="justify-self-start">
          See how far it is
        </ToolLink>
      )}
      <TestEmailForm action={action} isDraft={isOpen} email={email} />
      {isOpen && !isStarting && hasArticles && (
        <>
          <ToolForm
            action={action}
            version={version}
            hasSurface={false}
            className={clsx(
              'gap-grout sm:grid-cols-[minmax(0,1fr)_auto]',
              timeError ? 'items-start' : 'items-end',
            )}
          >
            <ToolInput
              field={{
                id: 'send-at',
                name: 'sendAt',
                autoFocus: Boolean(timeError),
                ...(sendAt && !missed && { value: toLocalTime(sendAt, timeZone) }),
                ...(timeError && { value: timeError.value, errors: [timeError.message] }),
              }}
              label="Send at, in Indian time"
              type="datetime-local"
            />
            {/* Beside the field, also when an error is below it. */}
            <ToolSubmit intent="schedule" className={clsx('lg:min-h-10', timeError && 'lg:mt-[1.625rem]')}>
              {state === 'scheduled' ? 'Change the time' : 'Schedule'}
            </ToolSubmit>
          </ToolForm>
          <ConfirmForm
            action={action}
            intent="send"
            fields={fields}
            label={`Send now to ${formatCountOf(subscribers.active, 'subscriber')}`}
            confirm={`Yes, send to ${formatCountOf(subscribers.active, 'subscriber')}`}
            confirmVariant="loud"
          >
            The edition is sent as it is saved. An email that was sent cannot be recalled; the rest of a
            sending can be stopped.
          </ConfirmForm>
        </>
      )}
      {state === 'scheduled' && (
        <ToolForm action={action} version={version} hasSurface={false}>
          <ToolSubmit intent="unschedule" variant="danger" className="justify-self-start">
            Cancel the sending
          </ToolSubmit>
        </ToolForm>
      )}
      {state === 'sending' && (
        <ConfirmForm
          action={action}
          intent="stop"
          fields={fields}
          label="Stop the sending"
          confirm="Yes, stop it"
          variant="danger"
        >
          Emails in the queue are still sent. The other subscribers will not get this edition.
        </ConfirmForm>
      )}
      {state === 'draft' && (
        <DeleteForm action={action} noun="draft" version={version}>
          Subject, introduction and order of the articles are lost.
        </DeleteForm>
      )}
    </section>
  );
}
