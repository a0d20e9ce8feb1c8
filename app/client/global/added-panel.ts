import type { CartItem } from '~/domain/cart/cart';
import styles from '~/styles/added-panel.css?inline';
import { parseHtml } from './parse-html';

/** Long enough to read it and to reach its links. It stays while the pointer or the focus is in it. */
const SHOWN_MS = 6_000;

/** As long as a double click. */
const DOUBLE_CLICK_MS = 500;

const closeIcon = '<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M4 4l8 8M12 4l-8 8"/></svg>';

const panel = parseHtml(`<section class="added-panel" popover aria-label="Added to your cart">
<p data-part="title">Added to your cart</p><button type="button" data-part="close" aria-label="Close">${closeIcon}</button>
<img data-part="picture" alt="" width="320" height="320"><div data-part="item"><p data-part="name"></p><p data-part="details"></p><p data-part="quantity"></p></div>
<div data-part="links"><a href="/shop/cart">View cart</a><a href="/shop/checkout" data-part="checkout">Checkout</a></div>
</section>`);
/** Exists before its first text, because screen readers need it. */
const status = parseHtml('<p class="added-status" role="status"></p>');

const getPart = (name: string) => panel.querySelector<HTMLElement>(`[data-part="${name}"]`);

function setText(part: string, text: string): void {
  const element = getPart(part);
  if (element) element.textContent = text;
}

let timer: ReturnType<typeof setTimeout> | undefined;

function hideLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!panel.matches(':hover, :focus-within')) panel.hidePopover();
  }, SHOWN_MS);
}

let shownAt = 0;

function show(): void {
  const focused = document.activeElement;
  panel.showPopover(focused instanceof HTMLElement ? { source: focused } : {});
}

/** The second press of a double click closes the panel that the first one has opened, as every press beside it does. */
document.addEventListener('click', ({ detail }) => {
  const isNew = performance.now() - shownAt < DOUBLE_CLICK_MS;
  if (detail > 1 && isNew && !panel.matches(':popover-open')) show();
});

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);
document.body.append(panel, status);
getPart('close')?.addEventListener('click', () => panel.hidePopover());
panel.addEventListener('pointerleave', hideLater);
panel.addEventListener('focusout', hideLater);

/**
 * R-CART-8. The panel is a popover: Escape and a click beside it close it. The focus stays where it is; from there, Tab
 * leads into the panel.
 */
export function showAddedPanel({ product, options, quantity }: CartItem): void {
  const image = product.images[0];
  const picture = panel.querySelector('img');
  if (picture && image) picture.src = `${image.src}-320.webp`;
  if (picture) picture.hidden = !image;
  setText('name', product.name);
  setText('details', [options?.color, options?.size].filter(Boolean).join(', '));
  setText('quantity', `${quantity} in your cart`);
  panel.hidePopover();
  show();
  shownAt = performance.now();
  // A region that was just added must be empty for a moment, and the same text again would not be announced.
  status.textContent = '';
  requestAnimationFrame(() => {
    status.textContent = `${product.name}: ${quantity} in your cart`;
  });
  hideLater();
}
