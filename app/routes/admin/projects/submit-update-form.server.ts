import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import type { SignedIn } from '~/domain/auth/session';
import {
  commentAnswerSchema,
  type ProjectUpdateForm,
  projectUpdateFormSchema,
} from '~/domain/projects/project-forms';
import { type RejectedForm, readTexts } from '~/features/admin-projects/form-state';
import { readFieldText, readFormKey, readVersion } from '~/server/http/body/read-body.server';
import type { ChangeUpdateResult } from '~/server/projects/manage-updates.server';
import type { ProjectManagement } from '~/server/projects/project-management.server';

interface Rejected {
  kind: 'rejected';
  status: 400 | 409;
  rejected: RejectedForm;
  /** Others changed the update meanwhile. */
  conflict?: Extract<ChangeUpdateResult, { kind: 'conflict' }> & {
    updateId: string;
    mine: ProjectUpdateForm;
  };
}

type Outcome = { kind: 'done'; done: string; place: string } | Rejected;

interface Submission {
  management: ProjectManagement;
  actor: SignedIn;
  id: string;
  form: FormData;
}

const reject = (name: string, form: FormData, errors: RejectedForm['errors'] = {}): Rejected => ({
  kind: 'rejected',
  status: 400,
  rejected: { form: name, values: readTexts(form), errors },
});

async function addUpdate({ management, actor, id, form }: Submission): Promise<Outcome> {
  const submission = parseWithZod(form, { schema: projectUpdateFormSchema });
  if (submission.status !== 'success') return reject('update-new', form, submission.error ?? {});
  const result = await management.addUpdate(actor, {
    ...submission.value,
    projectId: id,
    key: readFormKey(form),
  });
  if (result.kind === 'unknown') throw data(null, { status: 404 });
  return { kind: 'done', done: 'written', place: `update-${result.id}` };
}

async function saveUpdate({ management, actor, id, form }: Submission): Promise<Outcome> {
  const updateId = readFieldText(form, 'updateId');
  const name = `update-${updateId}`;
  const submission = parseWithZod(form, { schema: projectUpdateFormSchema });
  if (submission.status !== 'success') return reject(name, form, submission.error ?? {});
  const mine = submission.value;
  const change = { projectId: id, updateId, version: readVersion(form), form: mine };
  const result = await management.changeUpdate(actor, change);
  switch (result.kind) {
    case 'unknown':
      throw data(null, { status: 404 });
    case 'conflict':
      return { ...reject(name, form), status: 409, conflict: { ...result, updateId, mine } };
    default:
      return { kind: 'done', done: result.kind === 'saved' ? 'update-saved' : 'unchanged', place: name };
  }
}

async function answer({ management, actor, form }: Submission): Promise<Outcome> {
  const commentId = readFieldText(form, 'commentId');
  const submission = parseWithZod(form, { schema: commentAnswerSchema });
  if (submission.status !== 'success') return reject(`answer-${commentId}`, form, submission.error ?? {});
  const result = await management.answerComment(actor, { ...submission.value, commentId });
  if (result === 'unknown') throw data(null, { status: 404 });
  return {
    kind: 'done',
    done: result === 'before' ? 'answered-before' : result,
    place: `comment-${commentId}`,
  };
}

/** Handles the forms of the updates of a project, as the field `intent` says. */
export async function submitUpdateForm(submission: Submission): Promise<Outcome> {
  switch (readFieldText(submission.form, 'intent')) {
    case 'update-add':
      return addUpdate(submission);
    case 'update-save':
      return saveUpdate(submission);
    case 'answer':
      return answer(submission);
    default:
      throw data(null, { status: 400 });
  }
}
