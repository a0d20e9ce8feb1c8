import { MENU_ATTRIBUTE, MENUS_PATH } from '~/domain/site/behaviour-attributes';
import { onClick } from './on-click';

let loading: Promise<void> | undefined;

/** Fetches the menus and puts each behind its button. */
async function addMenus(): Promise<void> {
  const response = await fetch(MENUS_PATH);
  if (!response.ok) throw new Error(`The menus were not sent: ${response.status}.`);
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  for (const link of template.content.querySelectorAll('a'))
    if (link.getAttribute('href') === location.pathname) link.setAttribute('aria-current', 'page');
  for (const button of document.querySelectorAll(`button[${MENU_ATTRIBUTE}]`)) {
    const menu = template.content.getElementById(button.getAttribute('popovertarget') ?? '');
    if (menu) button.after(menu);
  }
}

/** Only once. After a failure the next attempt fetches again. */
function loadMenus(): Promise<void> {
  loading ??= addMenus().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

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

/** The menus are fetched when the pointer or the focus reaches a button. Browsers without popovers keep the links. */
export function bindMenus(): void {
  if (!('popover' in HTMLElement.prototype)) return;
  document.querySelectorAll<HTMLAnchorElement>(`a[${MENU_ATTRIBUTE}]`).forEach(createButton);
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      if (target instanceof Element && target.closest(`button[${MENU_ATTRIBUTE}]`))
        loadMenus().catch(() => {});
    });
  }
  onClick(MENU_ATTRIBUTE, (element) => {
    const button = element as HTMLButtonElement;
    // As soon as the menu is there, the browser opens it.
    if (button.popoverTargetElement) return;
    const followLink = () => location.assign(button.getAttribute(MENU_ATTRIBUTE) ?? '');
    loadMenus().then(() => (button.popoverTargetElement ? button.click() : followLink()), followLink);
  });
}
