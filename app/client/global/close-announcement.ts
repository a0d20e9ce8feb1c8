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
    const body = new URLSearchParams({ [submitter.name]: submitter.value });
    // The response leads to a page, which is not needed. Without network the next page shows the announcement again.
    fetch(target.action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => {});
  });
}
