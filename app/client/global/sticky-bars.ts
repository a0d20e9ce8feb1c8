import { BUY_BAR_ATTRIBUTE, REACHABLE_HEADER_ATTRIBUTE } from '~/domain/site/presence-attributes';
import styles from '~/styles/sticky-bars.css?inline';

/** In pixels. Smaller scroll movements are ignored. */
const MIN_SCROLL = 8;

/** The header leaves the window while the visitor scrolls down and returns on the way up. */
function bindHeader(header: HTMLElement): void {
  let lastScrollY = scrollY;
  const isPassed = () => scrollY > header.offsetHeight;
  // A page that is opened in its middle begins without the header, so that nothing on it moves.
  header.toggleAttribute('data-away', isPassed());
  addEventListener(
    'scroll',
    () => {
      const distance = scrollY - lastScrollY;
      if (Math.abs(distance) < MIN_SCROLL) return;
      lastScrollY = scrollY;
      header.toggleAttribute('data-moves', true);
      header.toggleAttribute('data-away', distance > 0 && isPassed());
    },
    { passive: true },
  );
}

/** Shows the bar while neither the buy form nor the footer, which it would cover, is in the window. */
function bindBuyBar(bar: HTMLElement): void {
  const button = bar.querySelector('button');
  const elements = [button?.form, document.querySelector('footer')].filter((element) => element != null);
  const visible = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      isIntersecting ? visible.add(target) : visible.delete(target);
    bar.hidden = visible.size > 0;
  });
  for (const element of elements) observer.observe(element);
}

const header = document.querySelector<HTMLElement>(`[${REACHABLE_HEADER_ATTRIBUTE}]`);
const bar = document.querySelector<HTMLElement>(`[${BUY_BAR_ATTRIBUTE}]`);
if (header) bindHeader(header);
if (bar) bindBuyBar(bar);
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);
