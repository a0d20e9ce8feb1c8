/** Focuses the first invalid field, and opens the `details` around it. */
export function focusFirstInvalidField(form: HTMLFormElement): void {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const details = invalid?.closest('details');
  if (details) details.open = true;
  const control = invalid?.matches('fieldset') ? invalid.querySelector<HTMLElement>('input') : invalid;
  control?.focus();
}
