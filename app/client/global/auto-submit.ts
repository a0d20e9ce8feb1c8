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
  // After the back button the form may still have the choice that opened the next page. Reset it to match the list.
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-auto-submit]')) form.reset();
  });
}
