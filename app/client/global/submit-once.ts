import { ELAPSED_FIELD } from '~/domain/forms/spam-fields';

/** After them a submission no longer counts as pending. For browsers without an event for a navigation that failed. */
const PENDING_MS = 10_000;

function release(): void {
  for (const form of document.querySelectorAll<HTMLElement>('[data-send-once]')) form.dataset.sendOnce = '';
}

/**
 * Prevents a second submission of a form while the first is pending: until the visitor stops it, or for ten seconds. Also sets ELAPSED_FIELD: automated senders need less
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
    if (form.dataset.sendOnce === 'sent') return event.preventDefault();
    form.dataset.sendOnce = 'sent';
    setTimeout(release, PENDING_MS);
    Object.assign(form.elements.namedItem(ELAPSED_FIELD) ?? {}, { value: performance.now() });
  });
  // After the back button the form can be submitted again.
  addEventListener('pageshow', ({ persisted }) => persisted && release());
  // The visitor has stopped the submission. Browsers without this event wait for the time above.
  window.navigation?.addEventListener('navigateerror', release);
}
