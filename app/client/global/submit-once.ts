import { ELAPSED_FIELD } from '~/domain/forms/spam-fields';

/**
 * A form that must not be sent twice by an impatient finger. The page that answers is a new document. How long it took is
 * sent along: a machine needs no second.
 */
export function bindSubmitOnce(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute('data-send-once')) return;
    // Held back by its own rules: it was not sent.
    if (event.defaultPrevented) return;
    if (form.dataset.sendOnce === 'sent') event.preventDefault();
    form.dataset.sendOnce = 'sent';
    Object.assign(form.elements.namedItem(ELAPSED_FIELD) ?? {}, { value: performance.now() });
  });
  // Coming back from the answer by the back button, it may be sent again.
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLElement>('[data-send-once]')) form.dataset.sendOnce = '';
  });
}
