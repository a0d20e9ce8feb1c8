const NAME = 'tessera-identity';
const SIZE = { width: 520, height: 700 };
const LOOK_EVERY_MS = 300;
const CLOSED = 'The window was closed by hand.';

export class PopupBlockedError extends Error {
  override readonly name = 'PopupBlocked';
}

export class PopupClosedError extends Error {
  override readonly name = 'PopupClosed';
}

export interface PopupWindow {
  /** The client library finds the window by its name. */
  options: { popupWindowTarget: string; popupSignal: AbortSignal };
  /** Waits for work that goes on in the window, and rejects with PopupClosed when a person closes it first. */
  waitFor<Result>(work: Promise<Result>): Promise<Result>;
  close(): void;
}

/**
 * Opens the window at once, as browsers want it of a click: whatever has to be asked first would come too late for
 * them. Throws PopupBlocked. The library itself would neither notice that, nor at sign-out that the window was closed.
 */
export function openPopup(): PopupWindow {
  const left = Math.max(0, screenX + (outerWidth - SIZE.width) / 2);
  const top = Math.max(0, screenY + (outerHeight - SIZE.height) / 2);
  const features = `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`;
  const opened = window.open('about:blank', NAME, features);
  if (!opened || opened.closed) throw new PopupBlockedError('The browser did not open the window.');
  const control = new AbortController();
  return {
    options: { popupWindowTarget: NAME, popupSignal: control.signal },
    async waitFor(work) {
      const timer = setInterval(() => {
        if (!opened.closed) return;
        clearInterval(timer);
        // Once the window has answered, the library closes it itself and does not listen any more.
        control.abort(CLOSED);
      }, LOOK_EVERY_MS);
      try {
        return await work;
      } catch (error) {
        const isClosed = error instanceof Error && error.message === CLOSED;
        throw isClosed ? new PopupClosedError(CLOSED, { cause: error }) : error;
      } finally {
        clearInterval(timer);
      }
    },
    close: () => opened.close(),
  };
}
