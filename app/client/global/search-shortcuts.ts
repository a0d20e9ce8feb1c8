import { SITE_SEARCH_ATTRIBUTE } from '~/domain/site/behaviour-attributes';
import { onClick } from './on-click';

/** Loads the dialog when it is opened for the first time. Without it, keys and links lead to the page of the search. */
function openDialog(event: Event): void {
  event.preventDefault();
  import('./search-dialog').then(({ openSearch }) => openSearch()).catch(() => location.assign('/search'));
}

/** An editor may be in a shadow root. The target of its events is the element around it. */
function isTyping(event: Event): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Opens the search of the site over the page, with ⌘K, Ctrl-K, `/` and its links, on pages that have such a link. */
export function bindSearchShortcuts(): void {
  if (!document.querySelector(`[${SITE_SEARCH_ATTRIBUTE}]`)) return;
  onClick(SITE_SEARCH_ATTRIBUTE, (_, event) => {
    const { button, metaKey, ctrlKey, shiftKey, defaultPrevented } = event;
    if (!(defaultPrevented || button || metaKey || ctrlKey || shiftKey)) openDialog(event);
  });
  document.addEventListener('keydown', (event) => {
    const { key, metaKey, ctrlKey, altKey, shiftKey, isComposing, defaultPrevented } = event;
    if (isComposing || defaultPrevented || altKey) return;
    const opens =
      metaKey || ctrlKey ? !shiftKey && key.toLowerCase() === 'k' : key === '/' && !isTyping(event);
    if (opens) openDialog(event);
  });
}
