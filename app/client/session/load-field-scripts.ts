import { RESIZE_PICTURE_ATTRIBUTE } from '~/domain/site/behaviour-attributes';

/** Loads the states of PIN codes on pages with a form of the address book. The hydrated checkout has its own code. */
export async function bindPinFields(): Promise<void> {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'form[action^="/account/"] input[autocomplete$="postal-code"]',
  );
  if (fields.length === 0) return;
  const { bindPinField } = await import('./state-by-pin');
  for (const field of fields) bindPinField(field);
}

/** Loads the resizing of pictures on pages with a picture field. Only signed-in users have such pages. */
export async function bindPictureFields(): Promise<void> {
  const fields = document.querySelectorAll<HTMLInputElement>(`input[${RESIZE_PICTURE_ATTRIBUTE}]`);
  if (fields.length === 0) return;
  const { bindPictureField } = await import('./resize-picture');
  for (const field of fields) bindPictureField(field);
}
