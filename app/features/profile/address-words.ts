import type { AddressKind } from '~/domain/address-book';
import { paths } from '~/paths';

interface AddressWords {
  /** The page that lists them. */
  list: string;
  path: (id: string) => string;
  none: string;
  add: string;
  edit: string;
  isDefault: string;
  makeDefault: string;
  /** Beside the box that makes it the default. */
  box: string;
  name: string;
  labelHint: string;
}

/** What differs between where parcels go and whom invoices name. */
export const addressWords: Record<AddressKind, AddressWords> = {
  delivery: {
    list: paths.account.profile(),
    path: paths.account.address,
    none: 'No address yet. The checkout comes filled in with the one you keep here.',
    add: 'Add an address',
    edit: 'Edit an address',
    isDefault: 'Default',
    makeDefault: 'Make it the default',
    box: 'Deliver here unless I say otherwise',
    name: 'Who takes the parcel',
    labelHint: 'As you call it: Home, Office, My parents.',
  },
  billing: {
    list: paths.account.paymentDetails(),
    path: paths.account.billingAddress,
    none: 'None yet. Invoices are made out to the address the parcel goes to.',
    add: 'Add a billing address',
    edit: 'Edit a billing address',
    isDefault: 'Default',
    makeDefault: 'Make it the default',
    box: 'Put this on my orders unless I say otherwise',
    name: 'Company or person',
    labelHint: 'As you call it: Head office, The Pune branch.',
  },
};
