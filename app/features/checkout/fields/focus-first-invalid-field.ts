/** Leads to the first field that is wrong, opening what it is folded into. */
export function focusFirstInvalidField(form: HTMLFormElement): void {
  const fault = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const folded = fault?.closest('details');
  if (folded) folded.open = true;
  const control = fault?.matches('fieldset') ? fault.querySelector<HTMLElement>('input') : fault;
  control?.focus();
}
