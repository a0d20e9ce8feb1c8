import { MENU_ATTRIBUTE } from '~/domain/site/behaviour-attributes';
import { onClick } from './on-click';

const loadMenus = async () => (await import('./menus')).loadMenus();

/** Puts a button in place of the link that works without a script. Its `data-menu` is then the path of the link. */
function createButton(link: HTMLAnchorElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  const label = link.getAttribute('aria-label');
  if (label) button.setAttribute('aria-label', label);
  button.setAttribute('popovertarget', link.getAttribute(MENU_ATTRIBUTE) ?? '');
  button.setAttribute(MENU_ATTRIBUTE, link.getAttribute('href') ?? '');
  const hasFocus = document.activeElement === link;
  button.append(...link.childNodes);
  link.replaceWith(button);
  if (hasFocus) button.focus();
}

/** The menus are fetched when a button is pressed, or earlier (`prefetch-menus.ts`). Browsers without popovers keep the links. */
export function bindMenuButtons(): void {
  if (!('popover' in HTMLElement.prototype)) return;
  document.querySelectorAll<HTMLAnchorElement>(`a[${MENU_ATTRIBUTE}]`).forEach(createButton);
  onClick(MENU_ATTRIBUTE, (element) => {
    const button = element as HTMLButtonElement;
    // As soon as the menu is there, the browser opens it.
    if (button.popoverTargetElement) return;
    const followLink = () => location.assign(button.getAttribute(MENU_ATTRIBUTE) ?? '');
    loadMenus().then(() => (button.popoverTargetElement ? button.click() : followLink()), followLink);
  });
}
