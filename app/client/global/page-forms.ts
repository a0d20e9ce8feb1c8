import { ELAPSED_FIELD } from '~/domain/forms/spam-fields';
import { PRESENCE_ATTRIBUTES } from '~/domain/site/presence-attributes';
import { holdOfflineForm } from './hold-offline-form';
import { onClick } from './on-click';

/** Minus and plus buttons of a number input. They have the value -1 or 1 and are in one stepper with the input. */
export function bindSteppers(): void {
  onClick(PRESENCE_ATTRIBUTES.stepper, (element, event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const input = element.querySelector<HTMLInputElement>('input[type="number"]');
    if (!button || !input) return;
    if (Number(button.value) < 0) input.stepDown();
    else input.stepUp();
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/**
 * A page from the back/forward cache still has the choice that opened the next page. Resets it to match the list. Any other page
 * stays as it is, because a visitor may have filled it in before it had loaded: `autocomplete="off"` keeps older choices out of it.
 */
export function resetFormsOnReturn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-auto-submit]')) form.reset();
  });
}

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
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute('data-send-once')) return;
    // Another handler has stopped the submission.
    if (event.defaultPrevented) return;
    // A preview in a tab. The form stays here.
    if (event.submitter?.hasAttribute('formtarget')) return;
    if (form.dataset.sendOnce === 'sent') return event.preventDefault();
    if (holdOfflineForm(event, form)) return;
    form.dataset.sendOnce = 'sent';
    // That of a submission that was stopped would end this one too early.
    clearTimeout(timer);
    timer = setTimeout(release, PENDING_MS);
    Object.assign(form.elements.namedItem(ELAPSED_FIELD) ?? {}, { value: performance.now() });
  });
  // After the back button the form can be submitted again.
  addEventListener('pageshow', ({ persisted }) => persisted && release());
  // The visitor has stopped the submission. Browsers without this event wait for the time above.
  window.navigation?.addEventListener('navigateerror', release);
}
