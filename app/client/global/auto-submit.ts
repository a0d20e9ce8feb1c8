/**
 * A form whose choices take effect at once: filters and sorting. Without script its button does the same. Opened as a
 * drawer it waits for its button, so that one can choose several things in peace.
 */
export function bindAutoSubmit(): void {
  document.addEventListener('change', (event) => {
    const field =
      event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement
        ? event.target
        : null;
    const form = field?.form;
    if (!form?.hasAttribute('data-auto-submit') || field?.type === 'text' || field?.type === 'number') return;
    if (form.matches(':popover-open')) return;
    form.requestSubmit();
  });
  // Going back brings the page as it was left, with the choice that led away from it: it must show what it lists.
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-auto-submit]')) form.reset();
  });
}
