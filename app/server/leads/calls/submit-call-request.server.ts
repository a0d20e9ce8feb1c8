import { parseWithZod } from '@conform-to/zod/v4';
import type { CallHost } from '~/content/contact/book-call-content';
import { callBookingSchema } from '~/domain/contact/call-booking-schema';
import { readSpamSignals } from '../spam-signals.server';
import type { LeadSubmission } from '../types.server';
import type { Calls } from './calls.server';

/** Texts for the form when a slot cannot be booked. */
export const SLOT_ISSUES = {
  taken: 'Another visitor took this time a moment ago. Please choose another.',
  'not-offered': 'This time is not offered, or not any more. Please choose another.',
  enough:
    'Two calls are booked with this address already. Please take one back first: its link is in your mail.',
} as const;

/** Checks the form and books the call with a host. */
export async function submitCallRequest(
  formData: FormData,
  host: CallHost,
  calls: Calls,
): Promise<LeadSubmission> {
  const submission = parseWithZod(formData, { schema: callBookingSchema });
  if (submission.status !== 'success') return { kind: 'invalid', result: submission.reply() };
  const { name, email, phone, message, startsAt, timeZone } = submission.value;
  const booking = await calls.book(
    {
      kind: 'call',
      topic: host.topic,
      ...{ name, email },
      ...(message && { message }),
      meta: { ...(phone && { phone }), ...(timeZone && { timeZone }) },
      ...readSpamSignals(submission.value),
    },
    { hostId: host.teamMemberId, startsAt },
  );
  if (booking.kind === 'booked') return { kind: 'stored', token: booking.token };
  const field = booking.kind === 'enough' ? 'email' : 'startsAt';
  return {
    kind: 'invalid',
    result: submission.reply({ fieldErrors: { [field]: [SLOT_ISSUES[booking.kind]] } }),
  };
}
