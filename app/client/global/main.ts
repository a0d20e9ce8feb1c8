import { bindAddToCartForms } from './add-to-cart-forms';
import { bindAutoSubmit } from './auto-submit';
import { bindBackToTop } from './back-to-top';
import { bindCarousels } from './carousel';
import { showCartCount } from './cart-count';
import { clearOrderedItems } from './clear-ordered-items';
import { bindCopyShareAndPrint } from './copy-share-print';
import { fillTimeZoneFields } from './fill-time-zone';
import { loadInitialCart } from './load-initial-cart';
import { loadPageScripts } from './load-page-scripts';
import { loadSessionScript } from './load-session-script';
import { showAddedItems } from './show-added-items';
import { bindSteppers } from './stepper';
import { bindSubmitOnce } from './submit-once';
import { bindThemeToggle } from './theme-toggle';
import { showToasts } from './toast-view';
import { bindWishlistButtons } from './wishlist-buttons';

function start(): void {
  bindThemeToggle();
  bindBackToTop();
  bindSteppers();
  bindCarousels();
  bindAutoSubmit();
  bindCopyShareAndPrint();
  bindSubmitOnce();
  bindAddToCartForms();
  bindWishlistButtons();
  clearOrderedItems();
  showCartCount();
  void loadInitialCart();
  showAddedItems();
  fillTimeZoneFields();
  showToasts();
  loadSessionScript();
  loadPageScripts();
}

// A prerendered page is one that the visitor may never open: it sends nothing, and uses up no toast.
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', start, { once: true });
else start();
