const hasText = ({ textContent }: HTMLElement) => textContent.trim() !== '';

/**
 * What a form did is said at the top of the page that follows. The keyboard goes on from there, and a screen reader reads it: a
 * text that is there from the start is no change of a live region. After a form with an invalid field, it is the field.
 */
export function focusResult(): void {
  if (document.activeElement !== document.body || document.querySelector('[autofocus]')) return;
  const invalid = document.querySelector<HTMLElement>('main [aria-invalid="true"]');
  if (invalid) {
    invalid.focus();
    return;
  }
  const messages = document.querySelectorAll<HTMLElement>('main [role="status"], main [role="alert"]');
  const result = [...messages].find(hasText);
  if (!result) return;
  result.tabIndex = -1;
  // A page with a fragment shows that part.
  result.focus({ preventScroll: location.hash !== '' });
}

/** Safari scrolls to the fragment of the URL a moment after the page has loaded. */
const SCROLL_MS = 150;

/** A browser that scrolls to the fragment of the URL takes the focus away. The result gets it after that. */
export function focusResultOnceOpened(): void {
  if (location.hash === '') focusResult();
  else addEventListener('load', () => setTimeout(focusResult, SCROLL_MS), { once: true });
}
