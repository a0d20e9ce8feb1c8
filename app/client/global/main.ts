import { bindAddToCartForms } from './add-to-cart-forms';
import { bindAutoSubmit } from './auto-submit';
import { showCartCount } from './cart-count';
import { loadInitialCart } from './load-initial-cart';
import { loadPageScripts } from './load-page-scripts';
import { loadSessionScript } from './load-session-script';
import { measureSomeViews } from './measure-some-views';
import { bindMenuButtons } from './menu-buttons';
import { reportOpened } from './report-opened';
import { bindSearchShortcuts } from './search-shortcuts';
import { bindWishlistButtons } from './wishlist-buttons';

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
