import { DISPLAY_COOKIE } from '~/domain/auth/display-cookie';
import { DRAWER_ATTRIBUTE, PAGE_ZONE_ATTRIBUTE } from '~/domain/site/behaviour-attributes';
import { ACCOUNT_ITEMS_KEY } from '~/state/account-items/account-items-key';
import { getTextStorage, getToastStore } from '~/state/stores';
import { onPresence } from '../presence';

/**
 * Loads the session script (`app/client/session`) and the sync of cart and wishlist (R-SYNC-2) when the user is signed in,
 * also after a sign-in in another tab. After the end of a session the sync removes the items of the account (R-SYNC-4).
 */
export function loadSessionScript(): void {
  const load = () => {
    const src = document.querySelector<HTMLMetaElement>('meta[name="session"]')?.content;
    const isSignedIn = document.cookie.includes(DISPLAY_COOKIE);
    if (src && isSignedIn) void import(/* @vite-ignore */ src);
    if (isSignedIn || getTextStorage().read(ACCOUNT_ITEMS_KEY)) void import('./sync-account-items');
  };
  addEventListener('focus', load);
  load();
}

/** In a narrow window the header and "Add to cart" stay visible while a visitor scrolls. */
const NARROW_WINDOW = '(width < 62em)';

/** Buttons of `page-elements`. The attributes are those of `presence-attributes.ts`, which would add to the script. */
const BUTTONS =
  'button:is([data-theme-toggle],[data-theme-choice] *,[data-copy],[data-print],[data-share],[data-carousel] [value],[data-stepper] *)';

/** `page-elements` changes what these elements show before the visitor does anything. */
const SHOWN_AT_ONCE = '#placed-order,[data-unread-notifications]';

/** What was pressed before its script was there. */
const pressed: HTMLElement[] = [];

function holdPress({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>(BUTTONS);
  if (!button) return;
  pressed.push(button);
  loadElements();
}

let isLoading = false;

function loadElements(): void {
  if (isLoading) return;
  isLoading = true;
  import('./page-elements').then(
    () => {
      document.removeEventListener('click', holdPress);
      for (const button of pressed) button.click();
    },
    // There is no network. The next press tries again.
    () => {
      isLoading = false;
      pressed.length = 0;
    },
  );
}

/** Loads what a page needs when a visitor is there, and what only narrow windows or open drawers need. */
export function loadPageScripts(): void {
  document.addEventListener('click', holdPress);
  onPresence(() => {
    loadElements();
    if (matchMedia(NARROW_WINDOW).matches) void import('./sticky-bars');
  });
  if (document.querySelector(SHOWN_AT_ONCE)) loadElements();
  const zoneLink = document.querySelector<HTMLAnchorElement>(`[${PAGE_ZONE_ATTRIBUTE}]`);
  if (zoneLink)
    void import('./offer-visitor-zone').then(({ offerVisitorZone }) => offerVisitorZone(zoneLink));
  // A toast can be there before a visitor does anything, such as after a sign-in. The theme follows other tabs and the device.
  getToastStore().subscribe(loadElements);
  // The value of THEME_KEY. Its import would add another export.
  getTextStorage().subscribe('tessera.theme', loadElements);
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', loadElements);
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLElement && target.hasAttribute(DRAWER_ATTRIBUTE))
        void import('./trap-focus').then(({ trapFocus }) => trapFocus(target));
    },
    true,
  );
}
