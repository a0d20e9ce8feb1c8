import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import { EVENT_EMAIL_REFUSALS, type EventEmailDone } from '~/content/admin/event-email-texts';
import type { SignedIn } from '~/domain/auth/session';
import type { EventKey } from '~/domain/tickets/event';
import { type EventEmailInput, eventEmailSchema } from '~/domain/tickets/event-email';
import type { EventEmailConflict } from '~/server/event-emails/change-event-email.server';
import type { EventEmails } from '~/server/event-emails/event-emails.server';
import { readFieldText, readVersion } from '~/server/http/body/read-body.server';
import { deletedMeanwhile } from '../deleted-meanwhile.server';

/** A form that is shown again. */
interface Rejected {
  kind: 'rejected';
  status: 400 | 409;
  lastResult?: SubmissionResult<string[]>;
  /** Others changed the draft meanwhile. `mine` is what was sent. */
  conflict?: EventEmailConflict & { mine: EventEmailInput };
  /** Why nothing was done. */
  problem?: string;
}

type Outcome = { kind: 'done'; done: EventEmailDone } | Rejected;

interface Submission {
  eventEmails: EventEmails;
  actor: SignedIn;
  key: EventKey;
  id: string;
  form: FormData;
}

const reject = (problem: keyof typeof EVENT_EMAIL_REFUSALS): Rejected => ({
  kind: 'rejected',
  status: 409,
  problem: EVENT_EMAIL_REFUSALS[problem],
});

const toShown = ({ key, id, form }: Submission) => ({ key, id, version: readVersion(form) });

async function save(sent: Submission): Promise<Outcome> {
  const submission = parseWithZod(sent.form, { schema: eventEmailSchema });
  if (submission.status !== 'success')
    return { kind: 'rejected', status: 400, lastResult: submission.reply() };
  const mine = submission.value;
  const result = await sent.eventEmails.saveEventEmail(sent.actor, { ...toShown(sent), form: mine });
  if (result.kind === 'unknown') throw deletedMeanwhile(sent.form);
  if (result.kind === 'locked') return reject('locked');
  if (result.kind === 'conflict')
    return { kind: 'rejected', status: 409, lastResult: submission.reply(), conflict: { ...result, mine } };
  return { kind: 'done', done: result.kind === 'done' ? 'saved' : 'unchanged' };
}

/** R-TICKET-13: a form that is sent again finds that the email was sent. */
async function send(sent: Submission): Promise<Outcome> {
  const { kind } = await sent.eventEmails.sendToGuests(sent.actor, toShown(sent));
  if (kind === 'unknown') throw data(null, { status: 404 });
  if (kind === 'done') return { kind, done: 'sent' };
  return kind === 'locked' ? { kind: 'done', done: 'already' } : reject(kind);
}

async function remove(sent: Submission): Promise<Outcome> {
  const { kind } = await sent.eventEmails.deleteEventEmail(sent.actor, toShown(sent));
  if (kind === 'unknown') throw data(null, { status: 404 });
  return kind === 'done' ? { kind, done: 'deleted' } : reject(kind);
}

async function sendTest({ eventEmails, actor, key, id }: Submission): Promise<Outcome> {
  if ((await eventEmails.sendTestEventEmail(actor, key, id)) === 'unknown') throw data(null, { status: 404 });
  return { kind: 'done', done: 'test' };
}

const INTENTS = { save, send, test: sendTest, delete: remove };

const isIntent = (intent: string): intent is keyof typeof INTENTS => Object.hasOwn(INTENTS, intent);

/** Saves, tests, sends or deletes a draft, as the field `intent` says. Throws a response with status 404 when there is none. */
export function submitEventEmailForm(submission: Submission): Promise<Outcome> {
  const intent = readFieldText(submission.form, 'intent');
  if (!isIntent(intent)) throw data(null, { status: 400 });
  return INTENTS[intent](submission);
}
