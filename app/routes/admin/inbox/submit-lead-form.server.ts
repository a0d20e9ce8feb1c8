import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import type { SignedIn } from '~/domain/auth/session';
import {
  leadNoteSchema,
  leadReplySchema,
  leadTriageSchema,
  NO_OWNER,
  sameSenderSchema,
} from '~/domain/contact/inbox-forms';
import type { LeadEvent } from '~/domain/contact/lead';
import { readFieldText } from '~/server/http/body/read-body.server';
import type { Inbox } from '~/server/leads/inbox/inbox.server';

/** The form was not accepted. `form` says which; `formError` concerns all of it. */
export interface RejectedForm {
  kind: 'rejected';
  form: string;
  text: string;
  errors: readonly string[];
  formError?: string;
  /** Others changed the state or the owner meanwhile: what they did, and what the form chose. A field that the form left as it was shows what they chose. */
  conflict?: { changes: readonly LeadEvent[]; state?: string; owner?: string };
}

type Done =
  | 'sent'
  | 'noted'
  | 'saved'
  | 'reserved'
  | 'released'
  | 'slot-not-free'
  | 'linked'
  | 'unlinked'
  | 'erased';
type Outcome = { kind: 'done'; done: Done } | RejectedForm;

interface Submission {
  inbox: Inbox;
  actor: SignedIn;
  id: string;
  form: FormData;
}

const WITHHELD =
  'Not sent: this address is not confirmed and cannot get more emails for now. Try again in an hour, or write from your own mail.';

const OUT_OF_DATE = 'The page is out of date. Please reload it.';

/** The values of the form, or why it is rejected. */
function readText(intent: 'reply' | 'note', form: FormData, schema: typeof leadNoteSchema) {
  const submission = parseWithZod(form, { schema });
  if (submission.status === 'success') return { values: submission.value };
  const text = String(submission.payload.text ?? '');
  const errors = submission.error?.text ?? [];
  const formError = errors.length === 0 ? OUT_OF_DATE : undefined;
  return {
    rejected: { kind: 'rejected', form: intent, text, errors, ...(formError && { formError }) },
  } as const;
}

async function submitReply({ inbox, actor, id, form }: Submission): Promise<Outcome> {
  const { values, rejected } = readText('reply', form, leadReplySchema);
  if (rejected) return rejected;
  const result = await inbox.reply(actor, { id, ...values });
  if (result === null) throw data(null, { status: 404 });
  if (result === 'sent') return { kind: 'done', done: 'sent' };
  const formError = result === 'withheld' ? WITHHELD : 'This form had no email address.';
  return { kind: 'rejected', form: 'reply', text: values.text, errors: [], formError };
}

async function submitNote({ inbox, actor, id, form }: Submission): Promise<Outcome> {
  const { values, rejected } = readText('note', form, leadNoteSchema);
  if (rejected) return rejected;
  if ((await inbox.addNote(actor, { id, ...values })) === null) throw data(null, { status: 404 });
  return { kind: 'done', done: 'noted' };
}

const rejectTriage = (formError: string): Outcome => ({
  kind: 'rejected',
  form: 'triage',
  text: '',
  errors: [],
  formError,
});

async function submitTriage({ inbox, actor, id, form }: Submission): Promise<Outcome> {
  const submission = parseWithZod(form, { schema: leadTriageSchema });
  if (submission.status !== 'success') {
    const { shownState, shownOwner } = submission.error ?? {};
    return rejectTriage(shownState || shownOwner ? OUT_OF_DATE : 'Choose a state and a member of staff.');
  }
  const { state, owner, shownState, shownOwner } = submission.value;
  const shown = { state: shownState, ownerId: shownOwner === NO_OWNER ? null : shownOwner };
  const result = await inbox.triage(actor, { id, shown, state, ownerId: owner || null });
  if (result === null) throw data(null, { status: 404 });
  if (result === 'unknown-owner') return rejectTriage('That person is no longer a member of staff.');
  if (typeof result === 'string') return { kind: 'done', done: result };
  const conflict = {
    changes: result.changes,
    ...(state !== shown.state && { state }),
    ...((owner || null) !== shown.ownerId && { owner }),
  };
  return { kind: 'rejected', form: 'triage', text: '', errors: [], conflict };
}

const LINK_ERRORS = {
  same: 'This is the address of the message, or one that is linked already.',
  'no-message': 'No message came from this address.',
};

async function submitLink({ inbox, actor, id, form }: Submission): Promise<Outcome> {
  const submission = parseWithZod(form, { schema: sameSenderSchema });
  const rejectLink = (errors: readonly string[]): Outcome => ({
    kind: 'rejected',
    form: 'link',
    text: String(submission.payload.email ?? ''),
    errors,
  });
  if (submission.status !== 'success') return rejectLink(submission.error?.email ?? []);
  const result = await inbox.linkSenders(actor, { id, email: submission.value.email });
  if (result === null) throw data(null, { status: 404 });
  return result === 'linked' ? { kind: 'done', done: 'linked' } : rejectLink([LINK_ERRORS[result]]);
}

async function submitUnlink({ inbox, actor, id, form }: Submission): Promise<Outcome> {
  const result = await inbox.unlinkSender(actor, { id, email: readFieldText(form, 'email', 254) });
  if (result === null) throw data(null, { status: 404 });
  return { kind: 'done', done: 'unlinked' };
}

async function submitErasure({ inbox, actor, id }: Submission): Promise<Outcome> {
  if ((await inbox.erase(actor, id)) === null) throw data(null, { status: 404 });
  return { kind: 'done', done: 'erased' };
}

/** Handles the forms of the page of a message. Throws a response with status 404 when the message is not there. */
export function submitLeadForm(submission: Submission): Promise<Outcome> {
  const intent = readFieldText(submission.form, 'intent');
  if (intent === 'reply') return submitReply(submission);
  if (intent === 'note') return submitNote(submission);
  if (intent === 'link') return submitLink(submission);
  if (intent === 'unlink') return submitUnlink(submission);
  if (intent === 'erase') return submitErasure(submission);
  return submitTriage(submission);
}
