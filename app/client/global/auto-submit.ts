/**
 * Submits forms for filters and sorting when a choice changes. A form that is open as a drawer is submitted by its button
 * only, so that the visitor can choose several filters first. Without scripts the button submits every form.
 */
export function bindAutoSubmit(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { form, type } = target;
    if (form?.matches('[data-auto-submit]:not(:popover-open)') && type !== 'text' && type !== 'number')
      form.requestSubmit();
  });
}
