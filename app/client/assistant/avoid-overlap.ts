/** In pixels. Smaller scroll movements are ignored. */
const MIN_SCROLL = 8;
/** Below this width the button covers the text of the page. */
const NARROW_WINDOW = '(width < 81.25em)';

/** Whether the button covers the element. An element higher than half of the window remains visible enough. */
function isCovered(button: Element, element: Element): boolean {
  const cover = button.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const isLarge = box.height > innerHeight / 2;
  const overlaps =
    box.left < cover.right && box.right > cover.left && box.top < cover.bottom && box.bottom > cover.top;
  return overlaps && !isLarge;
}

/** Hides the button while it covers the focused element, and in narrow windows while the visitor scrolls down. */
export function avoidOverlap(button: HTMLElement): void {
  let isScrollingDown = false;
  let lastScrollY = scrollY;

  const update = () => {
    const { activeElement, body } = document;
    const focused = activeElement === body ? null : activeElement;
    const isOverlapping = isScrollingDown || (focused !== null && isCovered(button, focused));
    button.toggleAttribute('data-hidden', isOverlapping && focused !== button);
  };
  const handleScroll = () => {
    if (Math.abs(scrollY - lastScrollY) >= MIN_SCROLL) {
      isScrollingDown = scrollY > lastScrollY && matchMedia(NARROW_WINDOW).matches;
      lastScrollY = scrollY;
    }
    update();
  };
  addEventListener('scroll', handleScroll, { passive: true });
  document.addEventListener('focusin', update);
  document.addEventListener('focusout', update);
}
