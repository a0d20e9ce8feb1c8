import { SIGN_OUT_ATTRIBUTE } from '~/domain/site/sign-out-attribute';

/** Milliseconds. Without network the visitor is signed out as well. */
const MAX_WAIT_MS = 2_000;

interface Options {
  hasUnsentChanges: () => boolean;
  /** Sends the changes. Settles after the response. */
  send: () => Promise<unknown>;
}

/** The draft of the checkout, and what was asked the assistant, whose answers name orders. Imports of the keys would add their code. */
const TYPED = /^tessera\.(checkout-draft|assistant)\./;

function deleteTyped(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (TYPED.test(key)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}

/**
 * R-SYNC-4: a form that signs out waits until the account has the changes of this browser. What the account does not have stays
 * in the browser, so that on a shared computer the next person would see it. What was typed in the checkout and for the assistant is deleted for
 * the same reason.
 */
export function syncBeforeSignOut({ hasUnsentChanges, send }: Options): void {
  let state: 'unused' | 'waiting' | 'released' = 'unused';

  async function sendFirst(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    state = 'waiting';
    const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
    // After an error, too, the visitor is signed out.
    await Promise.race([send().catch(() => {}), timeout]);
    state = 'released';
    form.requestSubmit(submitter);
    // It can fail, and the page can be shown again from the cache of the browser.
    state = 'unused';
  }

  // Before other scripts see it: for them the form is submitted once, when it is released.
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.hasAttribute(SIGN_OUT_ATTRIBUTE)) return;
      deleteTyped();
      if (state === 'released' || (state === 'unused' && !hasUnsentChanges())) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (state === 'unused') void sendFirst(form, event.submitter);
    },
    { capture: true },
  );
}
