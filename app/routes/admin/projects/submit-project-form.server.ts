import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { PROJECT_REFUSALS } from '~/content/admin/project-texts';
import { type ProjectInput, projectFormSchema } from '~/domain/projects/project-forms';
import type { SaveProjectResult } from '~/server/projects/save-project.server';

interface Rejected {
  kind: 'rejected';
  status: 400 | 409;
  lastResult: SubmissionResult<string[]>;
  /** Others changed the project meanwhile. `mine` is what was sent. */
  conflict?: Extract<SaveProjectResult, { kind: 'conflict' }> & { mine: ProjectInput };
}

type Outcome = Exclude<SaveProjectResult, { kind: 'conflict' | 'no-contact' }> | Rejected;

/** Validates the form of a project and saves it. A form that is not accepted is shown again with its values. */
export async function submitProjectForm(
  form: FormData,
  save: (form: ProjectInput) => Promise<SaveProjectResult>,
): Promise<Outcome> {
  const submission = parseWithZod(form, { schema: projectFormSchema });
  if (submission.status !== 'success')
    return { kind: 'rejected', status: 400, lastResult: submission.reply() };
  const mine = submission.value;
  const result = await save(mine);
  switch (result.kind) {
    case 'no-contact': {
      const fieldErrors = { contactId: [PROJECT_REFUSALS['no-contact']] };
      return { kind: 'rejected', status: 400, lastResult: submission.reply({ fieldErrors }) };
    }
    case 'conflict':
      return {
        kind: 'rejected',
        status: 409,
        lastResult: submission.reply(),
        conflict: { ...result, mine },
      };
    default:
      return result;
  }
}
