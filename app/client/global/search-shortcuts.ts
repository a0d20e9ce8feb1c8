/** Loads the dialog when it is opened for the first time. Without it the links lead to the page of the search. */
async function openDialog(): Promise<void> {
  const { openSearch } = await import('./search-dialog');
  openSearch();
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('[data-site-search]') : null;
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  event.preventDefault();
  openDialog().catch(() => location.assign('/search'));
});

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

document.addEventListener('keydown', (event) => {
  const { key, metaKey, ctrlKey, altKey, shiftKey, isComposing, defaultPrevented, target } = event;
  if (isComposing || defaultPrevented || altKey) return;
  const isCommand = (metaKey || ctrlKey) && !shiftKey && key.toLowerCase() === 'k';
  if (!isCommand && !(key === '/' && !metaKey && !ctrlKey && !isTyping(target))) return;
  event.preventDefault();
  void openDialog();
});

export {};
