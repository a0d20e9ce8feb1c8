import { PRESENCE_ATTRIBUTES } from '~/domain/site/presence-attributes';

/** In pixels. */
const MIN_SCROLL = 800;

/** R-PAGE-1: the button appears after scrolling 800 px or more, and scrolls smoothly to the top. */
export function bindBackToTop(): void {
  const button = document.querySelector<HTMLButtonElement>(`[${PRESENCE_ATTRIBUTES.backToTop}]`);
  if (!button) return;
  const show = () => {
    button.hidden = scrollY < MIN_SCROLL;
  };
  addEventListener('scroll', show, { passive: true });
  show();
  button.addEventListener('click', () => {
    // The button will be hidden and lose the focus. Move it to the top of the page.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    // CSS makes it smooth where the visitor wants motion.
    scrollTo({ top: 0 });
  });
}
