import type { PrefilledCheckout } from './submission/checkout-draft';

/** An address of the address book, and the URL of the checkout with its fields filled in. */
export interface AddressBookOption {
  label: string;
  href: string;
  isCurrent: boolean;
}

/** Initial values of the form for a signed-in user. */
export interface SavedDetails extends PrefilledCheckout {
  addresses: AddressBookOption[];
  /** The address book has room for another address. */
  canSaveAddress: boolean;
}
