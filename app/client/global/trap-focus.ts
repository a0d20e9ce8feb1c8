/** Elements that stay usable: toasts are announced while a drawer is open. */
const NEVER_INERT = 'script, style, template, .toasts';

/** Everything beside the element and beside the elements around it. */
function listOutside(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter(
    (other): other is HTMLElement =>
      other instanceof HTMLElement && other !== element && !other.inert && !other.matches(NEVER_INERT),
  );
  return [...siblings, ...listOutside(parent)];
}

/**
 * Moves the focus into an open drawer. The page around it is inert until it closes; then the browser returns the focus to
 * the button that opened it.
 */
export function trapFocus(drawer: HTMLElement): void {
  if (!drawer.matches(':popover-open')) return;
  // The browser returns the focus if it is in the drawer, so it moves there first. `autofocus` has moved it already.
  if (!drawer.contains(document.activeElement)) drawer.querySelector('button')?.focus();
  const outside = new Set<HTMLElement>();
  const disableOutside = () => {
    for (const element of listOutside(drawer)) {
      element.inert = true;
      outside.add(element);
    }
  };
  disableOutside();
  // The assistant may be added to the page meanwhile.
  const observer = new MutationObserver(disableOutside);
  observer.observe(document.body, { childList: true });
  drawer.addEventListener(
    'beforetoggle',
    () => {
      observer.disconnect();
      for (const element of outside) element.inert = false;
    },
    { once: true },
  );
}
