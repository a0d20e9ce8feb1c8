import { bindAddToCartForms } from './add-to-cart-forms';
import { bindAutoSubmit } from './auto-submit';
import { showCartCount } from './cart-count';
import { loadInitialCart } from './load-initial-cart';
import { loadPageScripts, loadSessionScript } from './load-page-scripts';
import { measureSomeViews } from './measure-some-views';
import { bindMenuButtons } from './menu-buttons';
import { bindSearchShortcuts } from './search-shortcuts';
import { bindWishlistButtons } from './wishlist-buttons';

interface AheadTiming extends PerformanceNavigationTiming {
  /** After a prefetch `navigational-prefetch`. */
  deliveryType?: string;
  /** Above 0 after prerendering. */
  activationStart?: number;
}

/** R-MEASURE-1: the server knows of this page only that it was fetched ahead. The request says that a person has opened it. */
function reportOpened(): void {
  const timing = performance.getEntriesByType('navigation')[0] as AheadTiming | undefined;
  if (timing?.deliveryType === 'navigational-prefetch' || timing?.activationStart)
    // Without network there is one view less in the counts.
    fetch('/page-opened', { keepalive: true, priority: 'low' }).catch(() => {});
}

function start(): void {
  bindAutoSubmit();
  bindAddToCartForms();
  bindWishlistButtons();
  bindMenuButtons();
  bindSearchShortcuts();
  showCartCount();
  void loadInitialCart();
  reportOpened();
  loadSessionScript();
  loadPageScripts();
  measureSomeViews();
}

interface PrerenderedDocument extends Document {
  /** Absent in browsers that do not prerender. */
  prerendering?: boolean;
}

// A prerendered page is one that the visitor may never open: it sends nothing, and uses up no toast.
if ((document as PrerenderedDocument).prerendering)
  document.addEventListener('prerenderingchange', start, { once: true });
else start();
