import { data, redirect } from 'react-router';
import { BookedCallCard } from '~/features/call-booking/booked-call-card';
import { SentMessage } from '~/features/messages/sent-message';
import { WithdrawForm } from '~/features/messages/withdraw-form';
import { paths } from '~/paths';
import { readSenderTimeZone } from '~/sections/format/format-call-time';
import { formatDateTime } from '~/sections/format/format-date';
import { ConfirmEmailForm } from '~/sections/forms/confirm-email';
import { EmailWithheldAlert } from '~/sections/forms/email-withheld-alert';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { formatLeadReference, listLeadFacts } from '~/server/email/lead-facts.server';
import { services } from '~/server/services.server';
import type { Route } from './+types/message-page';
import { CallLinks } from './call-links';
import { findMessageRecipient, MessageRecipient } from './message-recipient';
import { CANCELLED_CALL_TEXT, getThankYouText, MOVED_CALL_TEXT } from './thank-you-text';
import { WithdrawnMessage } from './withdrawn-message';

const getConfirmKey = (request: Request) => new URL(request.url).searchParams.get('confirm') ?? '';

/** Shows a message to its sender. The token in the path grants access. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { leads, calls } = context.get(services);
  const lead = await leads.getByToken(params.token);
  if (!lead) throw data(null, { status: 404 });
  const { files = [], ...form } = lead;
  const { id, kind, topic, message, email, createdAt, withdrawnAt } = form;
  const canConfirm = await leads.canConfirmEmail(params.token, getConfirmKey(request));
  const call = kind === 'call' ? await calls.readByToken(params.token) : null;
  const isCancelled = kind === 'call' && (await calls.isCancelled(params.token));
  return {
    kind,
    topic,
    message,
    progress: await leads.readProgress(params.token),
    token: params.token,
    files,
    facts: [
      ...listLeadFacts(form),
      { term: 'Sent', value: formatDateTime(createdAt) },
      { term: 'Reference', value: formatLeadReference(id) },
    ],
    emailToConfirm: canConfirm ? email : undefined,
    isEmailWithheld: form.isEmailWithheld,
    isWithdrawn: withdrawnAt !== undefined,
    isCancelled,
    isMoved: call !== null && call.revision > 0,
    call: call && {
      hostId: call.hostId,
      startsAt: call.startsAt,
      minutes: call.minutes,
      timeZone: readSenderTimeZone(lead.meta),
    },
  };
}

/** Withdraws the message. With a confirmation key it confirms the sender's email instead. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { leads } = context.get(services);
  const key = getConfirmKey(request);
  const isKnown = key ? await leads.confirmEmail(params.token, key) : await leads.withdraw(params.token);
  if (!isKnown) throw data(null, { status: 404 });
  return redirect(paths.message(params.token), 303);
}

export const meta: Route.MetaFunction = () => createNoindexMeta('Your message', { hasSecretUrl: true });

export default function MessagePage({ loaderData }: Route.ComponentProps) {
  const {
    token,
    kind,
    topic,
    message,
    progress,
    files,
    facts,
    isWithdrawn,
    isCancelled,
    isMoved,
    call,
    emailToConfirm,
    isEmailWithheld,
  } = loaderData;
  if (isWithdrawn) return <WithdrawnMessage kind={kind} />;
  const recipient = findMessageRecipient(kind, topic);
  const callText = isCancelled ? CANCELLED_CALL_TEXT : isMoved ? MOVED_CALL_TEXT : undefined;
  const { headline, text } = callText ?? getThankYouText(kind, recipient?.name.split(' ')[0], progress);
  return (
    <div className="wrap grid gap-x-14 gap-y-10 py-14 md:py-24 lg:grid-cols-2">
      <div>
        <h1>
          {headline.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h1>
        <p className="mt-6 max-w-md text-lead text-muted">{text}</p>
        <p className="mt-6 max-w-md text-muted">
          This page is yours alone: keep its address if you want to look at what you sent, or take it back.
        </p>
        <div className="mt-8 grid max-w-md gap-4">
          {emailToConfirm && (
            <ConfirmEmailForm email={emailToConfirm}>
              Then a copy of what you sent comes by email, and emails about it are no longer limited.
            </ConfirmEmailForm>
          )}
          {isEmailWithheld && (
            <EmailWithheldAlert isSubmissionStored>
              What you sent is with us all the same. Keep this page’s address: it is in no email.
            </EmailWithheldAlert>
          )}
        </div>
        {recipient && <MessageRecipient recipient={recipient} />}
      </div>
      <div className="grid content-start gap-6 self-start rounded-tile bg-surface p-6 md:p-8">
        {call && (
          <BookedCallCard {...call}>
            <CallLinks token={token} />
          </BookedCallCard>
        )}
        <SentMessage
          message={message}
          facts={facts}
          files={files}
          getFilePath={(id) => paths.message(token, `/files/${id}`)}
        />
        <WithdrawForm action={paths.message(token)} hasCall={call !== null} />
      </div>
    </div>
  );
}
