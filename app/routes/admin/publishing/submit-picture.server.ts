import { data } from 'react-router';
import { textField } from '~/domain/forms/form-fields';
import { readFieldText } from '~/server/http/body/read-body.server';
import type { AddTextPictureResult } from '~/server/publishing/add-picture.server';

export interface RejectedPicture {
  alt: string;
  field: 'file' | 'alt';
  message: string;
}

const altField = textField({ label: 'What the picture shows', max: 200 }).refine(
  (alt) => !/[[\]()]/.test(alt),
  { error: 'Brackets are not possible here, because the text marks the picture with them.' },
);

const MESSAGES = {
  'too-many': 'An article can have 30 pictures.',
  running: 'Another picture of yours is being read. Try again in a moment.',
  full: 'Too many pictures are being read. Try again in a moment.',
};

const reject = (picture: RejectedPicture) => ({ kind: 'rejected', status: 400, picture }) as const;

/** Validates the picture of a form and calls `add` with it. Throws 404 for an unknown text. */
export async function submitPicture(
  form: FormData,
  add: (picture: { file: File; alt: string }) => Promise<AddTextPictureResult>,
) {
  const typed = readFieldText(form, 'alt') ?? '';
  const alt = altField.safeParse(typed);
  if (!alt.success)
    return reject({ alt: typed, field: 'alt', message: alt.error.issues[0]?.message ?? 'A text is needed.' });
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0)
    return reject({ alt: typed, field: 'file', message: 'Choose a picture.' });
  const result = await add({ file, alt: alt.data });
  if (result.kind === 'unknown') throw data(null, { status: 404 });
  if (result.kind === 'added') return { kind: 'done', done: 'added' } as const;
  return reject({
    alt: typed,
    field: 'file',
    message: result.kind === 'refused' ? result.issue : MESSAGES[result.kind],
  });
}
