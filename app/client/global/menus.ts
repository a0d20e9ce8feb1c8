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
 * When a visitor follows a link, Firefox ends the request as if it had failed. The caller then must do nothing: after a failure it opens
 * another page. So the promise stays open.
 */
async function addMenusUnlessLeaving(): Promise<void> {
  let isLeaving = false;
  const noteLeaving = () => {
    isLeaving = true;
  };
  // Not for longer: Firefox may not store a page that listens to it for the back button.
  addEventListener('beforeunload', noteLeaving);
  const failure = await addMenus().then(
    () => undefined,
    (error: unknown) => error,
  );
  removeEventListener('beforeunload', noteLeaving);
  if (failure === undefined) return;
  loading = undefined;
  if (isLeaving) await new Promise(() => {});
  throw failure;
}

/** Only once. After a failure the next attempt fetches again. */
export function loadMenus(): Promise<void> {
  loading ??= addMenusUnlessLeaving();
  return loading;
}
