import type { PrefilledCheckout } from './submission/checkout-draft';

/** An address of the address book, and where the checkout comes filled in with it. */
export interface AddressBookOption {
  label: string;
  href: string;
  current: boolean;
}

/** What is known of somebody who is signed in. */
export interface SavedDetails extends PrefilledCheckout {
  addresses: AddressBookOption[];
}
