const NAME = 'tessera-identity';
const SIZE = { width: 520, height: 700 };
const CHECK_INTERVAL_MS = 300;
const CLOSED_MESSAGE = 'The user closed the popup.';

/** The browser blocked the popup. */
export class PopupBlockedError extends Error {
  override readonly name = 'PopupBlockedError';
}

/** The user closed the popup before the provider responded. */
export class PopupClosedError extends Error {
  override readonly name = 'PopupClosedError';
}

export interface PopupWindow {
  /** Options for the OIDC library, which finds the popup by its name. */
  options: { popupWindowTarget: string; popupSignal: AbortSignal };
  /** Waits for `work`. Rejects with PopupClosedError when the user closes the popup first. */
  waitFor<Result>(work: Promise<Result>): Promise<Result>;
  close(): void;
}

/**
 * Opens the popup. Call it in the click event, before any request: browsers block a popup that opens later. Throws
 * PopupBlockedError. The OIDC library does not detect a blocked popup, and at sign-out does not detect a closed one.
 */
export function openPopup(): PopupWindow {
  const left = Math.max(0, screenX + (outerWidth - SIZE.width) / 2);
  const top = Math.max(0, screenY + (outerHeight - SIZE.height) / 2);
  const features = `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`;
  const popup = window.open('about:blank', NAME, features);
  if (!popup || popup.closed) throw new PopupBlockedError('The browser blocked the popup.');
  const controller = new AbortController();
  return {
    options: { popupWindowTarget: NAME, popupSignal: controller.signal },
    async waitFor(work) {
      const timer = setInterval(() => {
        if (!popup.closed) return;
        clearInterval(timer);
        // After a response the library closes the popup and ignores this signal.
        controller.abort(CLOSED_MESSAGE);
      }, CHECK_INTERVAL_MS);
      try {
        return await work;
      } catch (error) {
        const isClosed = error instanceof Error && error.message === CLOSED_MESSAGE;
        throw isClosed ? new PopupClosedError(CLOSED_MESSAGE, { cause: error }) : error;
      } finally {
        clearInterval(timer);
      }
    },
    close: () => popup.close(),
  };
}
