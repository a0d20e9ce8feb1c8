import { BEHAVIOUR_ATTRIBUTES } from '~/domain/site/behaviour-attributes';

/** R-PAGE-1: the button appears after scrolling 800 px or more, and scrolls smoothly to the top. */
const appearsAt = 800;

export function bindBackToTop(): void {
  const button = document.querySelector<HTMLButtonElement>(`[${BEHAVIOUR_ATTRIBUTES.backToTop}]`);
  if (!button) return;
  const show = () => {
    button.hidden = scrollY < appearsAt;
  };
  addEventListener('scroll', show, { passive: true });
  show();
  button.addEventListener('click', () => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    // The button is about to disappear: keyboard users go on from the top of the page.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  });
}
