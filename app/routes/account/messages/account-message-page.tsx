import { data, redirect } from 'react-router';
import { v7 as uuid } from 'uuid';
import { getMessagePath, messagesPath } from '~/content/account/account-paths';
import { answerSchema } from '~/domain/contact/answer-schema';
import { BookedCallCard } from '~/features/call-booking/booked-call-card';
import { AnswerForm } from '~/features/messages/answer-form';
import { formatMessageTitle, MessageStateBadge } from '~/features/messages/message-list';
import { MessageThread } from '~/features/messages/message-thread';
import { SentMessage } from '~/features/messages/sent-message';
import { WithdrawForm } from '~/features/messages/withdraw-form';
import { readSenderTimeZone } from '~/sections/format/format-call-time';
import { formatDateTime } from '~/sections/format/format-date';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm, readFormKey } from '~/server/http/body/read-body.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { Breadcrumbs } from '~/ui/navigation/breadcrumbs';
import type { Route } from './+types/account-message-page';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? formatMessageTitle(loaderData) : 'Message');

export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  const { accountMessages } = context.get(services);
  const actor = context.get(signedIn);
  const message = await accountMessages.get(actor, id);
  if (!message) throw data(null, { status: 404 });
  // A page that the browser loads ahead has not been read.
  if (!request.headers.get('sec-purpose')?.startsWith('prefetch')) await accountMessages.markRead(actor, id);
  const { lead, facts, reference, call, ...shown } = message;
  return {
    ...shown,
    id,
    kind: lead.kind,
    message: lead.message,
    files: lead.files ?? [],
    facts: [
      ...facts,
      { term: 'Sent', value: formatDateTime(lead.createdAt) },
      { term: 'Reference', value: reference },
    ],
    email: lead.email,
    isEmailConfirmed: lead.isEmailConfirmed,
    call: call && { ...call, timeZone: readSenderTimeZone(lead.meta) },
    formKey: uuid(),
  };
}

/** Adds an answer, or takes the message back. An invalid answer is returned with its text and the issue. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { accountMessages } = context.get(services);
  const actor = context.get(signedIn);
  const form = await readForm(request);
  if (form.get('intent') === 'withdraw') {
    if (!(await accountMessages.withdraw(actor, id))) throw data(null, { status: 404 });
    return redirect(`${messagesPath}?done=withdrawn`, 303);
  }
  const text = String(form.get('text') ?? '');
  const parsed = answerSchema.safeParse({ key: readFormKey(form), text });
  if (!parsed.success) return data({ text, message: parsed.error.issues[0]?.message ?? '' }, { status: 400 });
  const result = await accountMessages.answer(actor, {
    id,
    seen: readFieldText(form, 'seen', 36),
    ...parsed.data,
  });
  switch (result.kind) {
    case 'unknown':
      throw data(null, { status: 404 });
    case 'wait': {
      const minutes = Math.ceil(result.seconds / 60);
      const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
      return data(
        { text, message: `Too many answers. Please wait ${wait}, then send this one again.` },
        { status: 429 },
      );
    }
    case 'written':
      return redirect(getMessagePath(id, `#answer-${result.id}`), 303);
  }
}

const heading = 'text-h3';

export default function AccountMessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, kind, state, email, message, facts, files, thread, call, isEmailConfirmed, formKey } =
    loaderData;
  const title = formatMessageTitle(loaderData);
  const getFilePath = (fileId: string) => getMessagePath(id, `/files/${fileId}`);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Breadcrumbs items={[{ label: 'Messages', href: messagesPath }, { label: title }]} />
        <h1 className="text-tool [overflow-wrap:anywhere]">{title}</h1>
        <div>
          <MessageStateBadge kind={kind} state={state} />
        </div>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-12 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <section aria-labelledby="sent-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="sent-title" className={heading}>
            What you sent
          </h2>
          {!isEmailConfirmed && (
            <p className="text-muted">
              It was sent without a sign-in, with your email address. If it was not you, take it back.
            </p>
          )}
          {call && (
            <BookedCallCard {...call}>
              <p>To move the call, use the link in our email about it, or write to us here.</p>
            </BookedCallCard>
          )}
          <div className="grid content-start gap-6 rounded-tile bg-surface p-5 md:p-7">
            <SentMessage message={message} facts={facts} files={files} getFilePath={getFilePath} />
          </div>
          <WithdrawForm hasCall={call !== undefined} />
        </section>
        <section
          id="answers"
          aria-labelledby="answers-title"
          className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-4"
        >
          <h2 id="answers-title" className={heading}>
            Answers
          </h2>
          {thread.length > 0 ? (
            <MessageThread thread={thread} getFilePath={getFilePath} />
          ) : (
            <p className="rounded-tile bg-surface px-5 py-4 text-muted [overflow-wrap:anywhere]">
              No answer yet. It appears here, and comes by email to {email}.
            </p>
          )}
          <AnswerForm
            formKey={formKey}
            newestReply={thread.findLast(({ isOwn }) => !isOwn)?.id}
            issue={actionData}
          />
        </section>
      </div>
    </div>
  );
}
