import { BEHAVIOUR_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { onClick } from './on-click';

/** Previous and next of a scroll-snap rail: buttons with value -1 or 1 inside the element that holds the rail. */
export function bindCarousels(): void {
  onClick(BEHAVIOUR_ATTRIBUTES.carousel, (element, event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[value]') : null;
    const rail = element.querySelector<HTMLElement>('[data-rail]');
    if (!button || !rail) return;
    const page = rail.firstElementChild?.getBoundingClientRect().width ?? rail.clientWidth;
    rail.scrollBy({ left: Number(button.value) * page, behavior: 'smooth' });
  });
}
