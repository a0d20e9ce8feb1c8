const TYPED_IN = 'input:not([type=checkbox], [type=radio], [type=submit], [type=button]), textarea, select';

/** Whether the user is typing or has an open dialog, so that letters are not shortcuts. */
function isBusy(target: EventTarget | undefined): boolean {
  const element = target instanceof HTMLElement ? target : document.body;
  return element.isContentEditable || element.matches(TYPED_IN);
}

/** Toasts are a manual popover, which must not stop the shortcuts. */
const hasOpenPopover = () => document.querySelector(':popover-open:not([popover=manual])') !== null;

/** Calls `act` for keys that are pressed alone while the user is not typing. Repeated keys count as well. */
export function onPlainKey(act: (key: string, event: KeyboardEvent) => void): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
    if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return;
    // The Markdown editor is in a shadow root. The target of its events is the element around it.
    if (isBusy(event.composedPath()[0])) return;
    act(key, event);
  });
}

/** The same, but not while a popover is open. */
export function onPageKey(act: (key: string, event: KeyboardEvent) => void): void {
  onPlainKey((key, event) => {
    if (!hasOpenPopover()) act(key, event);
  });
}
