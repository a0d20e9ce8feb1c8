/**
 * Submits forms for filters and sorting when a choice changes. A form that is open as a drawer is submitted by its button
 * only, so that the visitor can choose several filters first. What is typed is submitted by the button, too: a date changes with the first
 * digit of its year. Without scripts the button submits every form.
 */
export function bindAutoSubmit(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { form, type } = target;
    if (form?.matches('[data-auto-submit]:not(:popover-open)') && !/text|number|date/.test(type))
      form.requestSubmit();
  });
}
