import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import { helpEntrySchemas } from '~/content/help/repository-forms';
import type { SignedIn } from '~/domain/auth/session';
import type { HelpEntryInput, HelpEntryKind } from '~/domain/help/help-entry';
import type { EntryIssues } from '~/server/help-entries/find-entry-issues.server';
import type { HelpManagement } from '~/server/help-entries/help-management.server';
import type { HelpStep } from '~/server/help-entries/help-state.server';
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
  /** Others changed the entry meanwhile. `mine` is what was sent. */
  conflict?: TextConflict<HelpEntryInput> & { mine?: HelpEntryInput; isDeletion?: true };
  /** Why nothing was deleted. */
  issue?: string;
  timeError?: TimeError;
  picture?: RejectedPicture;
}

type Outcome = { kind: 'done'; done: string } | Rejected;

interface Submission {
  management: HelpManagement;
  actor: SignedIn;
  id: string;
  form: FormData;
}

/** Validates the form of an entry of a kind. */
export const parseHelpForm = (form: FormData, kind: HelpEntryKind) =>
  kind === 'article'
    ? parseWithZod(form, { schema: helpEntrySchemas.article })
    : parseWithZod(form, { schema: helpEntrySchemas.question });

export const TAKEN: EntryIssues = { slug: ['Another entry has or had this address.'] };
const FIXED: EntryIssues = { slug: ['This address is taken, or cannot be changed.'] };

/** What is wrong with a form besides its fields: 409 when others have its address. */
export const rejectHelpForm = (
  submission: ReturnType<typeof parseHelpForm>,
  fieldErrors: EntryIssues,
  status: Rejected['status'] = 400,
): Rejected => ({ kind: 'rejected', status, lastResult: submission.reply({ fieldErrors }) });

async function save({ management, actor, id, form }: Submission, kind: HelpEntryKind) {
  const submission = parseHelpForm(form, kind);
  if (submission.status !== 'success')
    return { kind: 'rejected', status: 400, lastResult: submission.reply() } as const;
  const mine = submission.value;
  const result = await management.saveHelpEntry(actor, { id, version: readVersion(form), form: mine });
  switch (result.kind) {
    case 'conflict': {
      const conflict = { ...result, mine };
      return { kind: 'rejected', status: 409, conflict, lastResult: submission.reply() } as const;
    }
    case 'taken':
      return rejectHelpForm(submission, TAKEN, 409);
    case 'fixed-slug':
      return rejectHelpForm(submission, FIXED);
    case 'issues':
      return rejectHelpForm(submission, result.issues);
    case 'unknown':
      throw deletedMeanwhile(form);
    default:
      return { kind: 'done', done: result.kind } as const;
  }
}

/** Saves or deletes an entry, changes its state or adds a picture, as the field `intent` says. */
export async function submitHelpForm(submission: Submission, kind: HelpEntryKind): Promise<Outcome> {
  const { management, actor, id, form } = submission;
  const intent = readFieldText(form, 'intent');
  if (intent === 'save') return save(submission, kind);
  if (intent === 'delete')
    return submitDeletion(form, (version) => management.deleteHelpEntry(actor, { id, version }));
  if (intent === 'picture')
    return submitPicture(form, (picture) => management.addHelpPicture(actor, { id, ...picture }));
  const step: HelpStep | { timeError: TimeError } =
    intent === 'reverted' ? { state: 'reverted' } : readStep(form);
  if ('timeError' in step) return { kind: 'rejected', status: 400, timeError: step.timeError };
  const result = await management.setHelpState(actor, { id, version: readVersion(form), step });
  switch (result.kind) {
    case 'past':
      return { kind: 'rejected', status: 400, timeError: rejectPastTime(form) };
    case 'conflict':
      return { kind: 'rejected', status: 409, conflict: result };
    case 'unknown':
      throw data(null, { status: 404 });
    default:
      return { kind: 'done', done: result.kind === 'saved' ? step.state : 'unchanged' };
  }
}
