import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import { z } from 'zod';
import type { SignedIn } from '~/domain/auth/session';
import { type RoleValues, toRoleValues } from '~/domain/careers/role-form-values';
import { isRoleStep } from '~/domain/careers/role-state';
import { readFieldText, readVersion } from '~/server/http/body/read-body.server';
import type { RoleConflict } from '~/server/open-roles/change-open-role.server';
import type { OpenRoleManagement } from '~/server/open-roles/open-role-management.server';
import { roleFormSchema } from '~/server/open-roles/role-content.server';

interface Rejected {
  kind: 'rejected';
  status: 400 | 409;
  lastResult?: SubmissionResult<string[]>;
  /** Others changed the role meanwhile. */
  conflict?: ReturnType<typeof describeConflict>;
  /** Why a button did nothing. */
  message?: string;
  /** Why the day of the publication was not accepted, with the typed day. */
  dayError?: { value: string; message: string };
}

type Outcome = { kind: 'done'; done: string } | Rejected;

interface Submission {
  management: OpenRoleManagement;
  actor: SignedIn;
  id: string;
  form: FormData;
}

const PAST =
  'Applications close before the role is published. Choose a later “Apply until” day, or keep the role open until it is filled, and save that first.';
const NOT_LATER = 'Choose a day after today, or publish the role now.';
const IMPOSSIBLE = 'The state of the role has changed. Please reload the page.';

/** The day of the publication. Empty without a valid one. */
const readDay = (form: FormData): string => z.iso.date().catch('').parse(readFieldText(form, 'day'));

function describeConflict({ current }: RoleConflict, mine?: RoleValues) {
  if (!current) return { mine };
  const { content, ...changed } = current;
  return { mine, current: { ...changed, values: toRoleValues(content) } };
}

async function save({ management, actor, id, form }: Submission): Promise<Outcome> {
  const submission = parseWithZod(form, { schema: roleFormSchema });
  if (submission.status !== 'success')
    return { kind: 'rejected', status: 400, lastResult: submission.reply() };
  const content = submission.value;
  const result = await management.saveRole(actor, { id, version: readVersion(form), content });
  if (result.kind === 'unknown') throw data(null, { status: 404 });
  if (result.kind === 'past')
    return { kind: 'rejected', status: 409, message: PAST, lastResult: submission.reply() };
  if (result.kind !== 'conflict') return { kind: 'done', done: result.kind };
  const conflict = describeConflict(result, toRoleValues(content));
  return { kind: 'rejected', status: 409, conflict, lastResult: submission.reply() };
}

/** Saves the texts of a role, changes its state or deletes a draft, as the field `intent` says. */
export async function submitRoleForm(submission: Submission): Promise<Outcome> {
  const { management, actor, id, form } = submission;
  const intent = readFieldText(form, 'intent');
  if (intent === 'save') return save(submission);
  const shown = { id, version: readVersion(form) };
  if (intent === 'delete') {
    const result = await management.deleteDraft(actor, shown);
    if (result.kind === 'deleted') return { kind: 'done', done: 'deleted' };
    if (!result.current) throw data(null, { status: 404 });
    return { kind: 'rejected', status: 409, conflict: describeConflict(result) };
  }
  const isRestoring = intent === 'restore';
  if (!isRestoring && !isRoleStep(intent)) throw data(null, { status: 400 });
  const result = isRestoring
    ? await management.restoreRepositoryTexts(actor, shown)
    : await management.setRoleState(actor, { ...shown, step: intent, day: readDay(form) });
  switch (result.kind) {
    case 'unknown':
      throw data(null, { status: 404 });
    case 'conflict':
      return { kind: 'rejected', status: 409, conflict: describeConflict(result) };
    case 'past':
      return { kind: 'rejected', status: 409, message: PAST };
    case 'not-later':
      return {
        kind: 'rejected',
        status: 400,
        dayError: { value: readFieldText(form, 'day'), message: NOT_LATER },
      };
    case 'impossible':
      return { kind: 'rejected', status: 409, message: IMPOSSIBLE };
    default:
      return { kind: 'done', done: isRestoring ? 'restored' : intent };
  }
}
