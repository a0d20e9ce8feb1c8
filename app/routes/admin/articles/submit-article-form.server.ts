import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import type { ArticleInput } from '~/domain/articles/article-form-schema';
import type { SignedIn } from '~/domain/auth/session';
import type { ArticleManagement } from '~/server/articles/article-management.server';
import { articleFormSchema } from '~/server/articles/article-rows.server';
import { readFieldText, readVersion } from '~/server/http/body/read-body.server';
import type { TextConflict } from '~/server/publishing/change-text.server';
import { deletedMeanwhile } from '../deleted-meanwhile.server';
import { readStep, rejectPastTime, type TimeError } from '../publishing/read-step.server';
import { submitDeletion } from '../publishing/submit-deletion.server';
import { type RejectedPicture, submitPicture } from '../publishing/submit-picture.server';

interface Rejected {
  kind: 'rejected';
  status: 400 | 409;
  lastResult?: SubmissionResult<string[]>;
  /** Others changed the article meanwhile. `mine` is what was sent. */
  conflict?: TextConflict<ArticleInput> & { mine?: ArticleInput; isDeletion?: true };
  /** Why nothing was deleted. */
  issue?: string;
  timeError?: TimeError;
  picture?: RejectedPicture;
}

type Outcome = { kind: 'done'; done: string } | Rejected;

interface Submission {
  management: ArticleManagement;
  actor: SignedIn;
  id: string;
  form: FormData;
}

const SLUG_TAKEN = 'Another article has or had this address.';

/** Validates the form of an article. */
export const parseArticleForm = (form: FormData) => parseWithZod(form, { schema: articleFormSchema });

/** The form with what the service found wrong. */
export const rejectArticle = (
  submission: ReturnType<typeof parseArticleForm>,
  result: { kind: 'taken' | 'saved' | 'unknown' } | { kind: 'issues'; issues: string[] },
): Rejected => ({
  kind: 'rejected',
  status: 'issues' in result ? 400 : 409,
  lastResult: submission.reply({
    fieldErrors: 'issues' in result ? { source: result.issues } : { slug: [SLUG_TAKEN] },
  }),
});

async function save({ management, actor, id, form }: Submission): Promise<Outcome> {
  const submission = parseArticleForm(form);
  if (submission.status !== 'success')
    return { kind: 'rejected', status: 400, lastResult: submission.reply() };
  const mine = submission.value;
  const isCorrection = readFieldText(form, 'isCorrection') === 'on';
  const version = readVersion(form);
  const result = await management.saveArticle(actor, { id, version, form: mine, isCorrection });
  switch (result.kind) {
    case 'conflict':
      return {
        kind: 'rejected',
        status: 409,
        conflict: { ...result, mine },
        lastResult: submission.reply(),
      };
    case 'taken':
    case 'issues':
      return rejectArticle(submission, result);
    case 'unknown':
      throw deletedMeanwhile(form);
    default:
      return { kind: 'done', done: result.kind };
  }
}

const rejectTime = (timeError: TimeError): Rejected => ({ kind: 'rejected', status: 400, timeError });

async function setState({ management, actor, id, form }: Submission): Promise<Outcome> {
  const step = readStep(form);
  if ('timeError' in step) return rejectTime(step.timeError);
  const result = await management.setArticleState(actor, { id, version: readVersion(form), step });
  switch (result.kind) {
    case 'past':
      return rejectTime(rejectPastTime(form));
    case 'conflict':
      return { kind: 'rejected', status: 409, conflict: result };
    case 'unknown':
      throw data(null, { status: 404 });
    default:
      return { kind: 'done', done: result.kind === 'saved' ? step.state : 'unchanged' };
  }
}

/** Saves or deletes an article, changes its state or adds a picture, as the field `intent` says. */
export async function submitArticleForm(submission: Submission): Promise<Outcome> {
  const { management, actor, id, form } = submission;
  const intent = readFieldText(form, 'intent') ?? '';
  if (intent === 'save') return save(submission);
  if (intent === 'delete')
    return submitDeletion(form, (version) => management.deleteArticle(actor, { id, version }));
  if (intent !== 'picture') return setState(submission);
  return submitPicture(form, (picture) => management.addArticlePicture(actor, { id, ...picture }));
}
