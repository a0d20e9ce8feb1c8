import type { Offered } from './draft';

/** An address of the address book, and where the checkout comes filled in with it. */
export interface AddressOffer {
  label: string;
  href: string;
  current: boolean;
}

/** What is known of somebody who is signed in. */
export interface OwnDetails extends Offered {
  addresses: AddressOffer[];
}
