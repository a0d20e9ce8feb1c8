import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import type { SignedIn } from '~/domain/auth/session';
import { staffCancelCallSchema, staffMoveCallSchema } from '~/domain/contact/call-booking-schema';
import type { LeadEvent } from '~/domain/contact/lead';
import { readFieldText } from '~/server/http/body/read-body.server';
import type { CallManagement } from '~/server/leads/calls/call-management.server';

/** The form was not accepted. `formError` concerns all of it, `changes` are what others did. */
interface RejectedForm {
  kind: 'rejected';
  form: 'move' | 'cancel';
  text: string;
  errors: readonly string[];
  formError?: string;
  changes?: readonly LeadEvent[];
}

type Outcome = { kind: 'moved' | 'cancelled' } | RejectedForm;

interface Submission {
  callManagement: CallManagement;
  actor: SignedIn;
  id: string;
  form: FormData;
}

const ISSUES = {
  over: 'The call has begun. Nothing was changed.',
  withheld:
    'Nothing was changed: this address is not confirmed and cannot get more emails for now. Try again in an hour, or telephone.',
} as const;

const SLOT_ISSUES = {
  taken: 'Another call has this time already. Please choose another.',
  'not-offered': 'This time is no longer offered. Please choose another.',
  same: 'The call is at this time already.',
} as const;

type Issue = { kind: 'conflict'; changes: LeadEvent[] } | { kind: 'over' | 'withheld' };

const reject = (form: RejectedForm['form'], text: string, issue: Issue): RejectedForm => ({
  kind: 'rejected',
  form,
  text,
  errors: [],
  ...(issue.kind === 'conflict' ? { changes: issue.changes } : { formError: ISSUES[issue.kind] }),
});

async function submitMove({ callManagement, actor, id, form }: Submission): Promise<Outcome> {
  const submission = parseWithZod(form, { schema: staffMoveCallSchema });
  if (submission.status !== 'success') {
    const errors = submission.error?.startsAt ?? ['Please load the page again.'];
    return { kind: 'rejected', form: 'move', text: '', errors };
  }
  const result = await callManagement.move(actor, { id, ...submission.value });
  if (result === null) throw data(null, { status: 404 });
  switch (result.kind) {
    case 'moved':
      return { kind: 'moved' };
    case 'taken':
    case 'not-offered':
    case 'same':
      return { kind: 'rejected', form: 'move', text: '', errors: [SLOT_ISSUES[result.kind]] };
    default:
      return reject('move', '', result);
  }
}

async function submitCancel({ callManagement, actor, id, form }: Submission): Promise<Outcome> {
  const submission = parseWithZod(form, { schema: staffCancelCallSchema });
  if (submission.status !== 'success') {
    const errors = submission.error?.reason ?? ['Please load the page again.'];
    return { kind: 'rejected', form: 'cancel', text: String(submission.payload.reason ?? ''), errors };
  }
  const { reason } = submission.value;
  const result = await callManagement.cancel(actor, { id, ...submission.value });
  if (result === null) throw data(null, { status: 404 });
  return result.kind === 'cancelled' ? { kind: 'cancelled' } : reject('cancel', reason, result);
}

/** Handles the forms of the page of a call. Throws a response with status 404 when the call is not there. */
export function submitCallForm(submission: Submission): Promise<Outcome> {
  return readFieldText(submission.form, 'intent') === 'cancel'
    ? submitCancel(submission)
    : submitMove(submission);
}
