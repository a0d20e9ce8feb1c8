import { DRAWER_ATTRIBUTE } from '~/domain/site/behaviour-attributes';

/** Below it the header and "Add to cart" stay in reach while a visitor scrolls. */
const NARROW_WINDOW = '(width < 62em)';

/** Loads what is not needed at once, and what only pages with certain elements, narrow windows or open drawers need. */
export function loadPageScripts(): void {
  void import('./page-elements');
  if (matchMedia(NARROW_WINDOW).matches) void import('./stay-in-reach');
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLElement && target.hasAttribute(DRAWER_ATTRIBUTE))
        void import('./hold-focus').then(({ holdFocus }) => holdFocus(target));
    },
    true,
  );
}
