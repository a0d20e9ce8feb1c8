import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import { PROJECT_REFUSALS } from '~/content/admin/project-texts';
import type { SignedIn } from '~/domain/auth/session';
import { hoursFormSchema } from '~/domain/projects/project-hours';
import { type RejectedForm, readTexts } from '~/features/admin-projects/form-state';
import { readFieldText, readFormKey, readVersion } from '~/server/http/body/read-body.server';
import type { HoursResult } from '~/server/projects/manage-hours.server';
import type { ProjectManagement } from '~/server/projects/project-management.server';

interface Rejected {
  kind: 'rejected';
  status: 400 | 409;
  rejected: RejectedForm;
  /** The entry that the form changes, with its version now. */
  entry?: { id: string; version: number };
  /** Others changed the entry meanwhile. */
  conflict?: Extract<HoursResult, { kind: 'conflict' }>;
}

type Outcome = { kind: 'done'; done: string } | Rejected;

interface Submission {
  management: ProjectManagement;
  actor: SignedIn;
  id: string;
  form: FormData;
}

const ISSUE_FIELDS = {
  'no-team-member': { teamMemberId: [PROJECT_REFUSALS['no-contact']] },
  'no-milestone': { milestoneId: [PROJECT_REFUSALS['no-milestone']] },
};

/** Adds, saves or removes hours, as the field `intent` says. */
export async function submitHoursForm({ management, actor, id, form }: Submission): Promise<Outcome> {
  const intent = readFieldText(form, 'intent');
  const ref = { projectId: id, hoursId: readFieldText(form, 'hoursId'), version: readVersion(form) };
  const entry = ref.hoursId ? { entry: { id: ref.hoursId, version: ref.version } } : {};
  const reject = (errors: RejectedForm['errors'], status: 400 | 409 = 400): Rejected => ({
    kind: 'rejected',
    status,
    ...entry,
    // A removal sends none of the fields.
    rejected: { form: intent === 'hours-remove' ? intent : 'hours', values: readTexts(form), errors },
  });

  async function run(): Promise<HoursResult | Rejected> {
    if (intent === 'hours-remove') return management.removeHours(actor, ref);
    if (intent !== 'hours-add' && intent !== 'hours-save') throw data(null, { status: 400 });
    const submission = parseWithZod(form, { schema: hoursFormSchema });
    if (submission.status !== 'success') return reject(submission.error ?? {});
    return intent === 'hours-add'
      ? management.addHours(actor, { projectId: id, key: readFormKey(form), form: submission.value })
      : management.changeHours(actor, { ...ref, form: submission.value });
  }

  const result = await run();
  switch (result.kind) {
    case 'rejected':
      return result;
    case 'unknown':
      throw data(null, { status: 404 });
    case 'no-team-member':
    case 'no-milestone':
      return reject(ISSUE_FIELDS[result.kind]);
    case 'conflict':
      return {
        ...reject({}, 409),
        conflict: result,
        entry: { id: ref.hoursId, version: result.version },
      };
    default:
      return {
        kind: 'done',
        done:
          result.kind === 'unchanged'
            ? 'unchanged'
            : intent === 'hours-remove'
              ? 'hours-removed'
              : 'hours-saved',
      };
  }
}
