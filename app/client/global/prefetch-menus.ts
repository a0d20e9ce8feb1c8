import { MENU_ATTRIBUTE } from '~/domain/site/behaviour-attributes';

/** The menus are fetched when the pointer or the focus reaches a button. */
export function prefetchMenus(): void {
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      if (target instanceof Element && target.closest(`button[${MENU_ATTRIBUTE}]`))
        import('./menus').then(({ loadMenus }) => loadMenus()).catch(() => {});
    });
  }
}
