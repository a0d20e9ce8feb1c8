/** A download leaves the page as it is: its form can be sent again, also for another purpose. */
export function bindDownloads(): void {
  document.addEventListener('submit', ({ target, submitter }) => {
    const isDownload = submitter instanceof HTMLButtonElement && submitter.formMethod === 'get';
    if (!isDownload || !(target instanceof HTMLFormElement)) return;
    // After the other listeners, one of which marks the form as sent.
    setTimeout(() => {
      target.dataset.sendOnce = '';
    });
  });
}
