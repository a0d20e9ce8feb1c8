import { BEHAVIOUR_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { onClick } from './on-click';

/** Scrolls `[data-carousel-items]` by one child. The buttons in the same carousel have the value -1 (previous) or 1 (next). */
export function bindCarousels(): void {
  onClick(BEHAVIOUR_ATTRIBUTES.carousel, (element, event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[value]') : null;
    const items = element.querySelector<HTMLElement>('[data-carousel-items]');
    if (!button || !items) return;
    const width = items.firstElementChild?.getBoundingClientRect().width ?? items.clientWidth;
    items.scrollBy({ left: Number(button.value) * width, behavior: 'smooth' });
  });
}
