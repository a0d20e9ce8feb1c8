/** An open sheet (`menu-drawer` in app/styles/frame.css) holds the focus: Tab leads from its last element to its first. */
export function holdFocusInSheets(): void {
  document.addEventListener('focusin', ({ target }) => {
    const sheet = document.querySelector('.menu-drawer:popover-open');
    if (sheet && !sheet.contains(target as Node)) sheet.querySelector('button')?.focus();
  });
}
