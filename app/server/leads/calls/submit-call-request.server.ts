import { parseWithZod } from '@conform-to/zod/v4';
import type { CallHost } from '~/content/contact/book-call-content';
import { callBookingSchema } from '~/domain/contact/call-booking-schema';
import { readSpamSignals } from '../spam-score.server';
import type { LeadSubmission } from '../types.server';
import type { Calls } from './calls.server';

/** Texts for the form when a slot cannot be booked. */
export const SLOT_ISSUES = {
  // A sender whose own call has the time sees it as well, from another copy of the form.
  taken:
    'This time was booked a moment ago. Please choose another. If you booked it, the link to your call is in your mail.',
  'not-offered': 'This time is not offered, or not any more. Please choose another.',
  enough:
    'Two calls are booked with this address already. Please take one back first: its link is in your mail.',
} as const;

/** Texts for the form that moves a call. Its sender has the link, so that nothing is said about the mail. */
export const MOVE_ISSUES = {
  taken: 'This time was booked a moment ago. Please choose another.',
  'not-offered': SLOT_ISSUES['not-offered'],
} as const;

interface Context {
  host: CallHost;
  calls: Pick<Calls, 'book'>;
  /** The UUID of the form, by which a second submission is known. */
  formKey: string;
}

/** Checks the form and books the call with a host. */
export async function submitCallRequest(
  formData: FormData,
  { host, calls, formKey }: Context,
): Promise<LeadSubmission> {
  const submission = parseWithZod(formData, { schema: callBookingSchema });
  if (submission.status !== 'success') return { kind: 'invalid', result: submission.reply() };
  const { name, email, phone, message, startsAt, timeZone } = submission.value;
  const booking = await calls.book(
    {
      kind: 'call',
      topic: host.topic,
      name,
      email,
      ...(message && { message }),
      meta: { ...(phone && { phone }), ...(timeZone && { timeZone }) },
      ...readSpamSignals(submission.value),
    },
    { hostId: host.teamMemberId, startsAt },
    formKey,
  );
  if (booking.kind === 'booked') return { kind: 'stored', token: booking.token };
  const field = booking.kind === 'enough' ? 'email' : 'startsAt';
  return {
    kind: 'invalid',
    result: submission.reply({ fieldErrors: { [field]: [SLOT_ISSUES[booking.kind]] } }),
  };
}
