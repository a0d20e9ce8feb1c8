import { ELAPSED_FIELD } from '~/domain/forms/spam-fields';

/**
 * Prevents a second submission of a form while the first is pending. Also sets ELAPSED_FIELD: automated senders need less
 * than a second.
 */
export function bindSubmitOnce(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute('data-send-once')) return;
    // Another handler has stopped the submission.
    if (event.defaultPrevented) return;
    // A preview in a tab. The form stays here.
    if (event.submitter?.hasAttribute('formtarget')) return;
    if (form.dataset.sendOnce === 'sent') event.preventDefault();
    form.dataset.sendOnce = 'sent';
    Object.assign(form.elements.namedItem(ELAPSED_FIELD) ?? {}, { value: performance.now() });
  });
  // After the back button the form can be submitted again.
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLElement>('[data-send-once]')) form.dataset.sendOnce = '';
  });
}
