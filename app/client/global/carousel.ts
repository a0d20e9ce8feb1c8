import { PRESENCE_ATTRIBUTES } from '~/domain/site/presence-attributes';
import { onClick } from './on-click';

/** Scrolls `[data-slides]` by its width, which is that of a slide. The buttons have the value -1 (previous) or 1 (next). */
export function bindCarousels(): void {
  onClick(PRESENCE_ATTRIBUTES.carousel, (element, event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[value]') : null;
    const slides = element.querySelector('[data-slides]');
    if (!button || !slides) return;
    // CSS makes it smooth where the visitor wants motion.
    slides.scrollBy({ left: Number(button.value) * slides.clientWidth });
  });
}
