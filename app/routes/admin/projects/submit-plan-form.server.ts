import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import { z } from 'zod';
import { PROJECT_REFUSALS } from '~/content/admin/project-texts';
import type { SignedIn } from '~/domain/auth/session';
import { emailField } from '~/domain/forms/form-fields';
import { readMilestonePress } from '~/domain/projects/milestone-order';
import { milestoneFormSchema, reopenReasonField } from '~/domain/projects/project-forms';
import { type RejectedForm, readTexts } from '~/features/admin-projects/form-state';
import { readFieldText, readVersion } from '~/server/http/body/read-body.server';
import type { PlanConflict } from '~/server/projects/plan-change.server';
import type { ProjectManagement } from '~/server/projects/project-management.server';

interface Rejected {
  kind: 'rejected';
  status: 400 | 409;
  /** What concerns no single field. */
  problem?: string;
  /** What others did meanwhile. */
  events?: PlanConflict['events'];
  rejected?: RejectedForm;
}

type Outcome = { kind: 'done'; done: string; place: 'plan' | 'members' | 'files' } | Rejected;

interface Submission {
  management: ProjectManagement;
  actor: SignedIn;
  id: string;
  form: FormData;
}

const rejectFields = (form: string, sent: FormData, errors: RejectedForm['errors']): Rejected => ({
  kind: 'rejected',
  status: 400,
  rejected: { form, values: readTexts(sent), errors },
});

const PLAN_DONE = {
  added: 'added',
  saved: 'saved',
  unchanged: 'unchanged',
  removed: 'removed',
  reopened: 'reopened',
  open: 'open',
} as const;

type PlanKind = keyof typeof PLAN_DONE;

/** What became of a change of the plan. The fields of a form that met a conflict stay as they were typed. */
function toOutcome(
  result: { kind: PlanKind | 'unknown' | 'too-many' } | PlanConflict,
  rejected?: RejectedForm,
): Outcome {
  switch (result.kind) {
    case 'unknown':
      throw data(null, { status: 404 });
    case 'conflict': {
      const { events } = result;
      return {
        kind: 'rejected',
        status: 409,
        problem: PROJECT_REFUSALS.conflict,
        events,
        ...(rejected && { rejected }),
      };
    }
    case 'too-many':
      return { kind: 'rejected', status: 409, problem: PROJECT_REFUSALS['too-many'] };
    default:
      return { kind: 'done', done: PLAN_DONE[result.kind], place: 'plan' };
  }
}

async function saveMilestone({ management, actor, id, form }: Submission, isNew: boolean): Promise<Outcome> {
  const milestoneId = readFieldText(form, 'milestoneId');
  const name = isNew ? 'milestone-new' : `milestone-${milestoneId}`;
  const submission = parseWithZod(form, { schema: milestoneFormSchema });
  if (submission.status !== 'success') return rejectFields(name, form, submission.error ?? {});
  const change = { projectId: id, planVersion: readVersion(form), form: submission.value };
  const result = isNew
    ? await management.addMilestone(actor, change)
    : await management.changeMilestone(actor, { ...change, milestoneId });
  return toOutcome(result, { form: name, values: readTexts(form), errors: {} });
}

async function removeMilestone({ management, actor, id, form }: Submission): Promise<Outcome> {
  const milestoneId = readFieldText(form, 'milestoneId');
  const change = { projectId: id, planVersion: readVersion(form), milestoneId };
  const result = await management.removeMilestone(actor, change);
  if (result.kind === 'done' || result.kind === 'charged')
    return { kind: 'rejected', status: 409, problem: PROJECT_REFUSALS[result.kind] };
  return toOutcome(result.kind === 'conflict' ? result : { kind: result.kind });
}

async function moveMilestone({ management, actor, id, form }: Submission): Promise<Outcome> {
  const press = readMilestonePress(readFieldText(form, 'press'));
  if (!press) throw data(null, { status: 400 });
  const change = { projectId: id, planVersion: readVersion(form), milestoneId: press.id, step: press.step };
  const outcome = toOutcome(await management.reorderMilestone(actor, change));
  return outcome.kind === 'done' ? { ...outcome, done: 'moved' } : outcome;
}

async function reopenMilestone({ management, actor, id, form }: Submission): Promise<Outcome> {
  const milestoneId = readFieldText(form, 'milestoneId');
  const submission = parseWithZod(form, { schema: z.object({ reason: reopenReasonField }) });
  if (submission.status !== 'success')
    return rejectFields(`reopen-${milestoneId}`, form, submission.error ?? {});
  const { reason } = submission.value;
  const kind = await management.reopenMilestone(actor, { projectId: id, milestoneId, reason });
  if (kind === 'invoiced') return { kind: 'rejected', status: 409, problem: PROJECT_REFUSALS.invoiced };
  return toOutcome({ kind });
}

async function addMember({ management, actor, id, form }: Submission): Promise<Outcome> {
  const submission = parseWithZod(form, { schema: z.object({ email: emailField() }) });
  if (submission.status !== 'success') return rejectFields('member-new', form, submission.error ?? {});
  const result = await management.addMember(actor, { projectId: id, email: submission.value.email });
  switch (result) {
    case 'unknown':
      throw data(null, { status: 404 });
    case 'added':
    case 'before':
      return { kind: 'done', done: `member-${result}`, place: 'members' };
    default: {
      const text = PROJECT_REFUSALS[result === 'too-many' ? 'too-many-members' : result];
      return rejectFields('member-new', form, { email: [text] });
    }
  }
}

async function removeMember({ management, actor, id, form }: Submission): Promise<Outcome> {
  const member = { projectId: id, userId: readFieldText(form, 'userId') };
  if ((await management.removeMember(actor, member)) === 'unknown') throw data(null, { status: 404 });
  return { kind: 'done', done: 'member-removed', place: 'members' };
}

async function addFile({ management, actor, id, form }: Submission): Promise<Outcome> {
  const reject = (message: string) => rejectFields('file-new', form, { file: [message] });
  const file = form.get('file');
  if (!(file instanceof File) || file.name === '') return reject(PROJECT_REFUSALS['no-file']);
  const result = await management.addFile(actor, { projectId: id, file });
  switch (result.kind) {
    case 'unknown':
      throw data(null, { status: 404 });
    case 'added':
      return { kind: 'done', done: 'file-added', place: 'files' };
    default:
      return reject(result.kind === 'refused' ? result.issue : PROJECT_REFUSALS['too-many-files']);
  }
}

async function removeFile({ management, actor, id, form }: Submission): Promise<Outcome> {
  const file = { projectId: id, fileId: readFieldText(form, 'fileId') };
  if ((await management.removeFile(actor, file)) === 'unknown') throw data(null, { status: 404 });
  return { kind: 'done', done: 'file-removed', place: 'files' };
}

/** Handles the forms of the page of a project, as the field `intent` says. */
export async function submitPlanForm(submission: Submission): Promise<Outcome> {
  switch (readFieldText(submission.form, 'intent')) {
    case 'milestone-add':
      return saveMilestone(submission, true);
    case 'milestone-save':
      return saveMilestone(submission, false);
    case 'milestone-remove':
      return removeMilestone(submission);
    case 'milestone-move':
      return moveMilestone(submission);
    case 'milestone-reopen':
      return reopenMilestone(submission);
    case 'member-add':
      return addMember(submission);
    case 'member-remove':
      return removeMember(submission);
    case 'file-add':
      return addFile(submission);
    case 'file-remove':
      return removeFile(submission);
    default:
      throw data(null, { status: 400 });
  }
}
