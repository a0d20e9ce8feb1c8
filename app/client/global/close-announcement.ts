import { addClosedId, CLOSED_COOKIE, CLOSED_MAX_AGE_SECONDS } from '~/domain/announcements/announcement';

/** The next page is then requested with the cookie, also before the response to the form is there. */
function storeClosed(id: string): void {
  const stored = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${CLOSED_COOKIE}=`));
  const value = addClosedId(stored?.slice(CLOSED_COOKIE.length + 1), id);
  const expires = Date.now() + CLOSED_MAX_AGE_SECONDS * 1000;
  // Refused when an earlier response hid the cookie from scripts: the response to the form replaces it.
  cookieStore.set({ name: CLOSED_COOKIE, value, path: '/', expires, sameSite: 'lax' }).catch(() => {});
}

/**
 * R-ANNOUNCEMENT-3: closes an announcement in the page as it is. Without script its form loads the page again, which would lose what a
 * visitor has typed there.
 */
export function bindCloseAnnouncement(): void {
  document.addEventListener('submit', (event) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement && submitter instanceof HTMLButtonElement)) return;
    const bar = target.closest('.announcement');
    if (!bar) return;
    event.preventDefault();
    bar.remove();
    // Absent in older browsers, and without HTTPS.
    if ('cookieStore' in globalThis) storeClosed(submitter.value);
    const body = new URLSearchParams({ [submitter.name]: submitter.value });
    // The response leads to a page, which is not needed. Browsers keep cookies of scripts for a shorter time than those of responses.
    fetch(target.action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => {});
  });
}
