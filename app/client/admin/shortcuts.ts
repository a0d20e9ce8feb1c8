import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { onPageKey, onPlainKey } from './shortcut-event';

const all = (attribute: string) => [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)];

/** A control in a closed disclosure, or of the layout for other widths, is not visible. */
const isUsable = (element: HTMLElement) =>
  element.checkVisibility() && !element.matches(':disabled, [aria-disabled=true]');

function focusSearch(event: KeyboardEvent): void {
  const field = document.querySelector<HTMLInputElement>(`[${ADMIN_ATTRIBUTES.search}]`);
  if (!field) return;
  event.preventDefault();
  // The page around an open drawer cannot get the focus.
  document.querySelector<HTMLElement>('[popover=auto]:popover-open')?.hidePopover();
  field.focus();
  field.select();
}

/** Opens a closed disclosure and moves the focus to its first field. Presses everything else. */
function activate(element: HTMLElement): void {
  if (element.localName !== 'summary') {
    element.focus();
    element.click();
    return;
  }
  const details = element.parentElement as HTMLDetailsElement;
  details.open = true;
  const field = details.querySelector<HTMLElement>(
    'input:not([type=hidden]), textarea, select, button[type=submit]',
  );
  (field ?? element).focus();
}

/** Presses the button of the form, as the user would. */
function sendForm(event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLTextAreaElement) || !target.hasAttribute(ADMIN_ATTRIBUTES.send)) return;
  event.preventDefault();
  if (!event.repeat) target.form?.querySelector<HTMLElement>('button[type=submit]')?.click();
}

/** R-ADMIN-3: the search, sending, the list of shortcuts, and the letters that the page gives to its controls. */
export function bindShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    const isCommand = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
    if (!isCommand || event.isComposing) return;
    if (event.key.toLowerCase() === 'k') focusSearch(event);
    if (event.key === 'Enter') sendForm(event);
  });
  onPlainKey((key, event) => {
    if (key !== '?') return;
    event.preventDefault();
    const list = document.querySelector<HTMLElement>(`[${ADMIN_ATTRIBUTES.shortcuts}]`);
    // A screen reader reads the list then. The browser gives the focus back.
    if (list?.togglePopover()) list.querySelector('button')?.focus();
  });
  onPageKey((key, event) => {
    if (event.repeat || event.shiftKey) return;
    const control = all(ADMIN_ATTRIBUTES.key).find(
      (element) => element.getAttribute(ADMIN_ATTRIBUTES.key) === key.toLowerCase() && isUsable(element),
    );
    if (!control) return;
    event.preventDefault();
    activate(control);
  });
}
