import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import { EDITION_REFUSALS } from '~/content/admin/newsletter-texts';
import type { SignedIn } from '~/domain/auth/session';
import { changeArticleOrder, readArticleOrderIntent } from '~/domain/newsletter/article-order';
import { type EditionInput, editionFormSchema } from '~/domain/newsletter/edition-form-schema';
import { readLocalTime } from '~/domain/time/wall-clock';
import type { EditionChangeResult, EditionConflict } from '~/server/editions/change-edition.server';
import type { Editions } from '~/server/editions/editions.server';
import { readFieldText, readVersion } from '~/server/http/body/read-body.server';
import { site } from '~site';

/** A form that is shown again. */
interface Rejected {
  kind: 'rejected';
  status: 400 | 409;
  lastResult?: SubmissionResult<string[]>;
  /** As they were sent. */
  articles?: string[];
  /** Others changed the edition meanwhile. `mine` is what was sent. */
  conflict?: EditionConflict & { mine?: EditionInput };
  /** Why nothing was done. */
  problem?: string;
  timeError?: { value: string; message: string };
}

type Outcome = { kind: 'done'; done: string; isOrder?: boolean } | { kind: 'deleted' } | Rejected;

interface Submission {
  editions: Editions;
  actor: SignedIn;
  id: string;
  form: FormData;
}

/** The sent articles after what the pressed button does. A chosen article is added with every button. */
function readArticles(form: FormData): string[] {
  const sent = form.getAll('articles').filter((slug) => typeof slug === 'string');
  const added = readFieldText(form, 'add');
  const articles = added && !sent.includes(added) ? [...sent, added] : sent;
  const step = readArticleOrderIntent(readFieldText(form, 'intent'));
  return step ? changeArticleOrder(articles, step) : articles;
}

/** Validates the form of an edition. */
export function parseEditionForm(form: FormData) {
  const articles = readArticles(form);
  const ordered = new FormData();
  // With the version, a rejected form is shown again with the one that was sent (R-ADMIN-9).
  for (const name of ['subject', 'introduction', 'version']) {
    const value = form.get(name);
    if (typeof value === 'string') ordered.set(name, value);
  }
  for (const slug of articles) ordered.append('articles', slug);
  return { submission: parseWithZod(ordered, { schema: editionFormSchema }), articles };
}

type Problem = 'locked' | 'empty' | 'missing';

/** What the page shows when the service changed nothing. */
function reject(result: EditionConflict | { kind: Problem | 'unknown' }): Rejected {
  if (result.kind === 'unknown') throw data(null, { status: 404 });
  if (result.kind === 'conflict') return { kind: 'rejected', status: 409, conflict: result };
  return { kind: 'rejected', status: 409, problem: EDITION_REFUSALS[result.kind] };
}

async function save({ editions, actor, id, form }: Submission, isOrder: boolean): Promise<Outcome> {
  const { submission, articles } = parseEditionForm(form);
  if (submission.status !== 'success')
    return { kind: 'rejected', status: 400, lastResult: submission.reply(), articles };
  const mine = submission.value;
  const result = await editions.saveEdition(actor, { id, version: readVersion(form), form: mine });
  if (result.kind === 'saved' || result.kind === 'unchanged')
    return { kind: 'done', done: result.kind, isOrder };
  const rejected = { ...reject(result), lastResult: submission.reply(), articles };
  return result.kind === 'conflict' ? { ...rejected, conflict: { ...result, mine } } : rejected;
}

const rejectTime = (value: string, message: string): Rejected => ({
  kind: 'rejected',
  status: 400,
  timeError: { value, message },
});

async function schedule({ editions, actor, id, form }: Submission, isNow: boolean): Promise<Outcome> {
  const value = readFieldText(form, 'sendAt');
  const sendAt = isNow ? undefined : readLocalTime(value, site.openingHours.timeZone);
  if (!isNow && !sendAt) return rejectTime(value, 'A day and a time are needed.');
  const result = await editions.scheduleEdition(actor, {
    id,
    version: readVersion(form),
    ...(sendAt && { sendAt }),
  });
  if (result.kind === 'saved') return { kind: 'done', done: isNow ? 'started' : 'scheduled' };
  if (result.kind === 'past')
    return rejectTime(value, 'This time is over. Send it now, or choose a later time.');
  return reject(result);
}

async function sendTest({ editions, actor, id }: Submission): Promise<Outcome> {
  if ((await editions.sendTestEdition(actor, id)) === 'unknown') throw data(null, { status: 404 });
  return { kind: 'done', done: 'test' };
}

async function remove({ editions, actor, id, form }: Submission): Promise<Outcome> {
  const result = await editions.deleteEdition(actor, { id, version: readVersion(form) });
  if (result === 'unknown') throw data(null, { status: 404 });
  return result === 'deleted' ? { kind: 'deleted' } : reject({ kind: 'locked' });
}

async function change(result: Promise<EditionChangeResult>, done: string): Promise<Outcome> {
  const changed = await result;
  return changed.kind === 'saved' ? { kind: 'done', done } : reject(changed);
}

/** Saves, tests, sends, stops or deletes an edition, as the field `intent` says. */
export async function submitEditionForm(submission: Submission): Promise<Outcome> {
  const { editions, actor, id, form } = submission;
  const intent = readFieldText(form, 'intent');
  const edition = { id, version: readVersion(form) };
  switch (intent) {
    case 'save':
      return save(submission, false);
    case 'schedule':
    case 'send':
      return schedule(submission, intent === 'send');
    case 'unschedule':
      return change(editions.unscheduleEdition(actor, edition), 'unscheduled');
    case 'stop':
      return change(editions.stopEdition(actor, edition), 'stopped');
    case 'test':
      return sendTest(submission);
    case 'delete':
      return remove(submission);
    default:
      if (intent === 'add' || readArticleOrderIntent(intent)) return save(submission, true);
      throw data(null, { status: 400 });
  }
}
