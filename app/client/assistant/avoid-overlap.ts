/** Smaller movements of a finger are no decision to read on. */
const leastScroll = 8;
/** Up to this width the tile lies over the page's measure instead of beside it. */
const narrow = '(width < 1300px)';

/** Whether one lies over the other. What is higher than half of the window shows enough of itself anyway. */
function liesOver(tile: Element, other: Element): boolean {
  const [own, beneath] = [tile.getBoundingClientRect(), other.getBoundingClientRect()];
  const isLarge = beneath.height > innerHeight / 2;
  const overlaps =
    beneath.left < own.right &&
    beneath.right > own.left &&
    beneath.top < own.bottom &&
    beneath.bottom > own.top;
  return overlaps && !isLarge;
}

/** The tile steps aside when a page that it lies over is read on, and when the focus comes to lie beneath it. */
export function avoidOverlap(tile: HTMLElement): void {
  let readingOn = false;
  let last = scrollY;

  const show = () => {
    const { activeElement, body } = document;
    const focused = activeElement === body ? null : activeElement;
    const isInTheWay = readingOn || (focused !== null && liesOver(tile, focused));
    tile.toggleAttribute('data-away', isInTheWay && focused !== tile);
  };
  const follow = () => {
    if (Math.abs(scrollY - last) >= leastScroll) {
      readingOn = scrollY > last && matchMedia(narrow).matches;
      last = scrollY;
    }
    show();
  };
  addEventListener('scroll', follow, { passive: true });
  document.addEventListener('focusin', show);
  document.addEventListener('focusout', show);
}
