import { formatResponseTime } from '~/content/company/response-times';
import type { LeadKind, LeadProgress } from '~/domain/contact/lead';
import { formatDateTime } from '~/sections/format/format-date';

interface ThankYouText {
  /** One sentence for each line. */
  headline: readonly string[];
  text: string;
}

const createDefaultText = (recipient: string | undefined): ThankYouText => ({
  headline: ['Thank you.', `It is with ${recipient ?? 'us'}.`],
  text: `${recipient ?? 'A person'} reads it and answers by email, on working days usually within half a day.`,
});

const textsByKind: Partial<Record<LeadKind, (recipient: string | undefined) => ThankYouText>> = {
  waitlist: () => ({
    headline: ['You are on the waiting list.'],
    text: 'We write once, when it opens. Nothing else is sent to this address.',
  }),
  call: () => ({
    headline: ['Your call is booked.'],
    text: 'Save it to your calendar. You can move or cancel it on this page.',
  }),
  application: (recipient) => ({
    ...createDefaultText(recipient),
    text: `He reads it himself and answers within ${formatResponseTime('applications')}, in any case.`,
  }),
  partner: (recipient = 'The person for the kind you chose') => ({
    headline: ['Thank you.', 'We have received it.'],
    text: `${recipient} reads it and answers by email within ${formatResponseTime('messages')}, with a question or a date.`,
  }),
};

/** The visitor or staff moved the call. An entry that is saved already has the former time. */
export const MOVED_CALL_TEXT: ThankYouText = {
  headline: ['Your call is booked.'],
  text: 'It was moved to the time that you see here. Save it to your calendar again: the entry gets the new time. You can move or cancel it on this page.',
};

/** Staff cancelled the call. */
export const CANCELLED_CALL_TEXT: ThankYouText = {
  headline: ['We had to cancel your call.'],
  text: 'If there was a reason to give, it is in our email. Write to us and we find another time, or book another call yourself.',
};

const DONE_TEXT: ThankYouText = {
  headline: ['It is done.'],
  text: 'Nothing is open on our side. If something is open on yours, write to us again.',
};

const createAnsweredText = (at: Date): ThankYouText => ({
  headline: ['We have answered.'],
  text: `Our answer went to your email address on ${formatDateTime(at)}. To write back, answer that email.`,
});

/** The other kinds have a text that an answer does not change. */
const isToBeAnswered = (kind: LeadKind) => kind !== 'call' && kind !== 'waitlist';

/** The text of the page of a lead of this kind. `recipient` is the first name of its reader, if it is one person. */
export function getThankYouText(
  kind: LeadKind,
  recipient: string | undefined,
  progress: LeadProgress,
): ThankYouText {
  if (isToBeAnswered(kind) && progress.kind === 'answered') return createAnsweredText(progress.at);
  if (isToBeAnswered(kind) && progress.kind === 'done') return DONE_TEXT;
  return (textsByKind[kind] ?? createDefaultText)(recipient);
}
