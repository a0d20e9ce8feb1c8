import { PRESENCE_ATTRIBUTES } from '~/domain/site/presence-attributes';
import { onClick } from './on-click';

/** Marks the link to the slide that fills the row, in carousels with links to their slides. */
function markCurrentLink(slides: Element, links: readonly HTMLAnchorElement[]): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const current = entries.find(({ isIntersecting }) => isIntersecting)?.target;
      if (!current) return;
      for (const link of links) {
        if (link.hash === `#${current.id}`) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    },
    { root: slides, threshold: 0.6 },
  );
  for (const slide of slides.children) observer.observe(slide);
}

/** Scrolls `[data-slides]` by its width, which is that of a slide. The buttons have the value -1 (previous) or 1 (next). */
export function bindCarousels(): void {
  for (const carousel of document.querySelectorAll(`[${PRESENCE_ATTRIBUTES.carousel}]`)) {
    const slides = carousel.querySelector('[data-slides]');
    const links = [...carousel.querySelectorAll<HTMLAnchorElement>('nav a')];
    if (slides && links.length > 0) markCurrentLink(slides, links);
  }
  onClick(PRESENCE_ATTRIBUTES.carousel, (element, event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[value]') : null;
    const slides = element.querySelector('[data-slides]');
    if (!button || !slides) return;
    // CSS makes it smooth where the visitor wants motion.
    slides.scrollBy({ left: Number(button.value) * slides.clientWidth });
  });
}
