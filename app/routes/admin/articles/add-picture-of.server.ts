import type { SignedIn } from '~/domain/auth/session';
import { textField } from '~/domain/forms/form-fields';
import type { ArticleManagement } from '~/server/articles/article-management.server';
import { fieldText } from '~/server/http/body/read-body.server';

export interface RejectedPicture {
  alt: string;
  field: 'file' | 'alt';
  message: string;
}

interface Submission {
  management: ArticleManagement;
  actor: SignedIn;
  id: string;
  form: FormData;
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

/** Adds the picture of the form to the article. */
export async function addPictureOf({
  management,
  actor,
  id,
  form,
}: Submission): Promise<'added' | 'unknown' | RejectedPicture> {
  const typed = fieldText(form, 'alt') ?? '';
  const alt = altField.safeParse(typed);
  if (!alt.success)
    return { alt: typed, field: 'alt', message: alt.error.issues[0]?.message ?? 'A text is needed.' };
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0)
    return { alt: typed, field: 'file', message: 'Choose a picture.' };
  const result = await management.addArticlePicture(actor, { id, file, alt: alt.data });
  if (result.kind === 'added' || result.kind === 'unknown') return result.kind;
  return {
    ...{ alt: typed, field: 'file' },
    message: result.kind === 'refused' ? result.issue : MESSAGES[result.kind],
  };
}
