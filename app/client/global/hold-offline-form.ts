import { createToast } from '~/domain/site/toast';
import { getToastStore } from '~/state/stores';

const OFFLINE_MESSAGE = 'You are offline, and nothing was sent. What you typed is still here.';

/** The value of TOAST_DURATION_MS.unsaved. Its import would add an export to the script of every page. */
const SHOWN_MS = 5000;

/** The site is asked whether it answers. The browser may say that it is offline where the site is on the same machine. */
const ASKING = 'asking';

/** It has answered. */
const REACHED = 'reached';

/**
 * Holds a form while there is no network, and says so. The browser would show its own error, and most private pages are not stored
 * (`no-store`): the back button would load them again, without what was typed. Returns whether the form is held.
 */
export function holdOfflineForm(event: SubmitEvent, form: HTMLFormElement): boolean {
  if (navigator.onLine || form.dataset.sendOnce === REACHED) return false;
  event.preventDefault();
  // A second press while the site is asked would send the form twice.
  if (form.dataset.sendOnce === ASKING) return true;
  form.dataset.sendOnce = ASKING;
  const send = () => {
    form.dataset.sendOnce = REACHED;
    form.requestSubmit(event.submitter);
  };
  const refuse = () => {
    delete form.dataset.sendOnce;
    getToastStore().push(createToast(OFFLINE_MESSAGE, 'error', SHOWN_MS));
  };
  fetch(location.href, { method: 'HEAD' }).then(send, refuse);
  return true;
}
