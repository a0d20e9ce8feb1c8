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

/** Validates the picture of a form and calls `add` with it. */
export async function submitPicture(
  form: FormData,
  add: (picture: { file: File; alt: string }) => Promise<AddTextPictureResult>,
): Promise<'added' | 'unknown' | RejectedPicture> {
  const typed = readFieldText(form, 'alt') ?? '';
  const alt = altField.safeParse(typed);
  if (!alt.success)
    return { alt: typed, field: 'alt', message: alt.error.issues[0]?.message ?? 'A text is needed.' };
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0)
    return { alt: typed, field: 'file', message: 'Choose a picture.' };
  const result = await add({ file, alt: alt.data });
  if (result.kind === 'added' || result.kind === 'unknown') return result.kind;
  return {
    alt: typed,
    field: 'file',
    message: result.kind === 'refused' ? result.issue : MESSAGES[result.kind],
  };
}
