import { BEHAVIOUR_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { onClick } from './on-click';

/** Scrolls `[data-rail]` by one child. The buttons in the same carousel have the value -1 (previous) or 1 (next). */
export function bindCarousels(): void {
  onClick(BEHAVIOUR_ATTRIBUTES.carousel, (element, event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[value]') : null;
    const rail = element.querySelector<HTMLElement>('[data-rail]');
    if (!button || !rail) return;
    const width = rail.firstElementChild?.getBoundingClientRect().width ?? rail.clientWidth;
    rail.scrollBy({ left: Number(button.value) * width, behavior: 'smooth' });
  });
}
