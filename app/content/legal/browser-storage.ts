/**
 * Everything that this site stores in a browser, by its name there. Nothing comes from a third party or goes to one.
 */
export interface BrowserStorageEntry {
  name: string;
  kind: 'Cookie' | 'Local storage' | 'Session storage';
  purpose: string;
  retention: string;
}

const untilCleared = 'Until you clear the site’s data';

export const browserStorageEntries: readonly BrowserStorageEntry[] = [
  {
    name: 'tessera.session_token',
    kind: 'Cookie',
    purpose: 'Proves on every request that you are signed in. No script can read it. Only after you sign in.',
    retention: '14 days after your last visit, 30 at most; or until you sign out',
  },
  {
    name: 'tessera.auth',
    kind: 'Cookie',
    purpose: 'Tells the page your name, so that it can greet you. It opens nothing. Only after you sign in.',
    retention: 'As long as the one above',
  },
  {
    name: 'tessera.arrived',
    kind: 'Cookie',
    purpose: 'Tells the first page after a sign-in to say that you are in.',
    retention: 'That page, or one minute',
  },
  {
    name: 'tessera.two_factor',
    kind: 'Cookie',
    purpose: 'Remembers, between password and code, that the password was right.',
    retention: 'A few minutes',
  },
  {
    name: 'tessera.passkey',
    kind: 'Cookie',
    purpose: 'Remembers, while you use or add a passkey, what it was asked to sign.',
    retention: 'Five minutes',
  },
  {
    name: 'tessera.sign-in',
    kind: 'Cookie',
    purpose: 'Ties a sign-in with your organisation to the browser in which it began.',
    retention: 'Twelve hours',
  },
  {
    name: 'tessera.proved',
    kind: 'Cookie',
    purpose: 'Remembers which organisation account was just confirmed, while it is joined to yours.',
    retention: '15 minutes',
  },
  {
    name: 'tessera.csrf',
    kind: 'Cookie',
    purpose: 'Shows that a call to our server comes from a page of this site.',
    retention: 'Until you close the browser',
  },
  {
    name: 'tessera.device',
    kind: 'Cookie',
    purpose:
      'Lets us tell your browser from a stranger’s, so that whoever guesses at your password does not lock you out.',
    retention: 'One year',
  },
  {
    name: 'tessera.sign_up',
    kind: 'Cookie',
    purpose: 'Ties opening an account to the browser in which it began.',
    retention: 'One hour',
  },
  {
    name: 'tessera.placed',
    kind: 'Cookie',
    purpose: 'Tells the page of a new order to empty the cart it came from.',
    retention: 'Ten minutes',
  },
  {
    name: 'tessera.announcements',
    kind: 'Cookie',
    purpose: 'Remembers which announcements you closed, so that they stay closed.',
    retention: 'Six months after you close one',
  },
  {
    name: 'tessera.theme',
    kind: 'Local storage',
    purpose: 'Whether you read dark or light.',
    retention: untilCleared,
  },
  {
    name: 'tessera.theme-source',
    kind: 'Local storage',
    purpose: 'Whether the theme follows that of your device, once you have chosen this in the footer.',
    retention: untilCleared,
  },
  { name: 'tessera.cart.v1', kind: 'Local storage', purpose: 'Your cart.', retention: untilCleared },
  { name: 'tessera.wishlist.v1', kind: 'Local storage', purpose: 'Your wishlist.', retention: untilCleared },
  {
    name: 'tessera.account-items.v1',
    kind: 'Local storage',
    purpose: 'What your account has in cart and wishlist, to tell it what you changed.',
    retention: 'Until you sign out',
  },
  {
    name: 'tessera.recent.v1',
    kind: 'Local storage',
    purpose: 'The products you looked at last, to show them again.',
    retention: untilCleared,
  },
  {
    name: 'tessera.searches.v1',
    kind: 'Local storage',
    purpose: 'The last five things you searched for, to offer them again. They never leave your browser.',
    retention: 'Until you clear them in the search, or the site’s data',
  },
  {
    name: 'tessera.forgotten-order.v1',
    kind: 'Local storage',
    purpose: 'The number of the last order whose lines left the cart, so that they leave it once.',
    retention: untilCleared,
  },
  {
    name: 'tessera.checkout-attempt.v1',
    kind: 'Local storage',
    purpose: 'A random key that keeps one checkout from becoming two orders.',
    retention: 'Until the order is placed',
  },
  {
    name: 'tessera.checkout-draft.v1',
    kind: 'Session storage',
    purpose: 'What you have typed at the checkout, so that a reload loses nothing.',
    retention: 'Until the order is placed or the tab is closed',
  },
  {
    name: 'tessera.carried-form.v1',
    kind: 'Session storage',
    purpose: 'What you have typed beside a choice of times, while another week or clock is opened.',
    retention: 'Until that page is there',
  },
  {
    name: 'tessera.assistant.…',
    kind: 'Session storage',
    purpose: 'A question typed to the assistant, until it is answered or handed to the contact form.',
    retention: 'Until it is sent or the tab is closed',
  },
  {
    name: 'tessera.accounts, tessera.provider, tessera.oidc.…',
    kind: 'Session storage',
    purpose: 'A sign-in with your organisation that has begun, and whom this tab is signed in as.',
    retention: 'Until the tab is closed',
  },
];
