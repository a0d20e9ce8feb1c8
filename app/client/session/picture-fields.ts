import { RESIZE_PICTURE_ATTRIBUTE } from '~/domain/site/behaviour-attributes';

/** Only a page with a picture field loads what makes pictures smaller. Only people who are signed in have one. */
export async function bindPictureFields(): Promise<void> {
  const fields = document.querySelectorAll<HTMLInputElement>(`input[${RESIZE_PICTURE_ATTRIBUTE}]`);
  if (fields.length === 0) return;
  const { bindPictureField } = await import('./resize-picture');
  for (const field of fields) bindPictureField(field);
}
