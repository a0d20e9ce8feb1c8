import { data } from 'react-router';
import { DELETION_REFUSAL } from '~/content/admin/publication-texts';
import { readVersion } from '~/server/http/body/read-body.server';
import type { TextConflict } from '~/server/publishing/change-text.server';
import type { DeleteTextResult } from '~/server/publishing/delete-text.server';

type Outcome<Form> =
  | { kind: 'done'; done: 'deleted' }
  | {
      kind: 'rejected';
      status: 409;
      conflict?: TextConflict<Form> & { isDeletion: true };
      /** Why nothing was deleted. */
      issue?: string;
    };

/** Deletes a text, unless others changed it since the form was shown. Throws 404 for an unknown id. */
export async function submitDeletion<Form>(
  form: FormData,
  remove: (version: number) => Promise<DeleteTextResult<Form>>,
): Promise<Outcome<Form>> {
  const result = await remove(readVersion(form));
  switch (result.kind) {
    case 'deleted':
      return { kind: 'done', done: 'deleted' };
    case 'conflict':
      return { kind: 'rejected', status: 409, conflict: { ...result, isDeletion: true } };
    case 'refused':
      return { kind: 'rejected', status: 409, issue: DELETION_REFUSAL };
    case 'unknown':
      throw data(null, { status: 404 });
  }
}
