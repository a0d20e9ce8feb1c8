import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import type { SignedIn } from '~/domain/auth/session';
import {
  applicationEmailSchema,
  applicationNoteSchema,
  moveSchema,
  ratingSchema,
} from '~/domain/careers/application-forms';
import type { ApplicationStage } from '~/domain/careers/application-stage';
import { readFieldText } from '~/server/http/body/read-body.server';
import type { Applications } from '~/server/leads/applications/applications.server';
import type { MoveApplicationResult, StageConflict } from '~/server/leads/applications/types.server';

interface Submission {
  applications: Applications;
  actor: SignedIn;
  form: FormData;
}

type Refusal = Exclude<MoveApplicationResult, { kind: 'moved' }> | { kind: 'invalid' };

/** Moves the application that the form names. */
export async function submitMove({
  applications,
  actor,
  form,
}: Submission): Promise<{ kind: 'moved'; id: string; stage: ApplicationStage } | Refusal> {
  const submission = parseWithZod(form, { schema: moveSchema });
  if (submission.status !== 'success') return { kind: 'invalid' };
  const result = await applications.move(actor, submission.value);
  return result.kind === 'moved' ? { kind: 'moved', id: submission.value.id, stage: result.stage } : result;
}

/** A text that was not accepted, with the reason at the field or for the whole form. */
export interface RejectedText {
  form: 'note' | 'email';
  text: string;
  errors: readonly string[];
  formError?: string;
}

export type Done = 'moved' | 'declined' | 'noted' | 'rated' | 'sent';

type Outcome =
  | { kind: 'done'; done: Done }
  | { kind: 'rejected'; rejected?: RejectedText; conflict?: Refusal | StageConflict };

const WITHHELD =
  'Not sent: this address is not confirmed and cannot get more emails for now. Try again in an hour, or write from your own mail.';

function reject(form: 'note' | 'email', payload: unknown, errors: readonly string[] = []): Outcome {
  const formError = errors.length === 0 ? 'The page was out of date. Please send it once more.' : undefined;
  const text = typeof payload === 'string' ? payload : '';
  return { kind: 'rejected', rejected: { form, text, errors, ...(formError && { formError }) } };
}

type PageSubmission = Submission & { id: string };

async function submitNote({ applications, actor, id, form }: PageSubmission): Promise<Outcome> {
  const submission = parseWithZod(form, { schema: applicationNoteSchema });
  if (submission.status !== 'success')
    return reject('note', submission.payload.text, submission.error?.text ?? []);
  if ((await applications.addNote(actor, { id, ...submission.value })) === null)
    throw data(null, { status: 404 });
  return { kind: 'done', done: 'noted' };
}

async function submitEmail({ applications, actor, id, form }: PageSubmission): Promise<Outcome> {
  const submission = parseWithZod(form, { schema: applicationEmailSchema });
  if (submission.status !== 'success')
    return reject('email', submission.payload.text, submission.error?.text ?? []);
  const { text } = submission.value;
  const result = await applications.sendEmail(actor, { id, ...submission.value });
  if (result === null) throw data(null, { status: 404 });
  if (result === 'sent') return { kind: 'done', done: 'sent' };
  const rejected = { form: 'email', text, errors: [] } as const;
  return result === 'withheld'
    ? { kind: 'rejected', rejected: { ...rejected, formError: WITHHELD } }
    : { kind: 'rejected', rejected, conflict: result };
}

async function submitRating({ applications, actor, id, form }: PageSubmission): Promise<Outcome> {
  const submission = parseWithZod(form, { schema: ratingSchema });
  if (submission.status !== 'success') return { kind: 'rejected', conflict: { kind: 'invalid' } };
  if ((await applications.rate(actor, { id, ...submission.value })) === null)
    throw data(null, { status: 404 });
  return { kind: 'done', done: 'rated' };
}

/** Handles the forms of the page of an application. Throws a response with status 404 when it is not there. */
export async function submitApplicationForm(submission: PageSubmission): Promise<Outcome> {
  const intent = readFieldText(submission.form, 'intent');
  if (intent === 'note') return submitNote(submission);
  if (intent === 'email') return submitEmail(submission);
  if (intent === 'rate') return submitRating(submission);
  const { form, id } = submission;
  form.set('id', id);
  const result = await submitMove({ ...submission, form });
  if (result.kind === 'unknown') throw data(null, { status: 404 });
  if (result.kind !== 'moved') return { kind: 'rejected', conflict: result };
  return { kind: 'done', done: result.stage === 'declined' ? 'declined' : 'moved' };
}
