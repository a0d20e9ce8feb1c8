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
