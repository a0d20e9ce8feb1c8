import { MENU_ATTRIBUTE } from '~/domain/site/behaviour-attributes';
import { MENUS_PATH } from '~/domain/site/presence-attributes';

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

/**
 * Fetches the menus. Firefox ends the request when the visitor follows a link meanwhile: then nothing may happen, because after a failure the
 * caller opens another page.
 */
async function addMenusUnlessLeft(): Promise<void> {
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  // Only meanwhile: Firefox may not keep a page that listens to it for the back button.
  addEventListener('beforeunload', leave);
  const failure = await addMenus().then(
    () => undefined,
    (error: unknown) => error,
  );
  removeEventListener('beforeunload', leave);
  if (failure === undefined) return;
  loading = undefined;
  if (isLeft) await new Promise(() => {});
  throw failure;
}

/** Only once. After a failure the next attempt fetches again. */
export function loadMenus(): Promise<void> {
  loading ??= addMenusUnlessLeft();
  return loading;
}
