import type { AddressKind } from '~/domain/accounts/address-book';
import { paths } from '~/paths';

interface AddressWords {
  /** The page that lists them. */
  listPath: string;
  editPath: (id: string) => string;
  emptyText: string;
  add: string;
  edit: string;
  isDefault: string;
  makeDefault: string;
  /** Beside the box that makes it the default. */
  defaultCheckboxLabel: string;
  name: string;
  labelHint: string;
}

/** What differs between where parcels go and whom invoices name. */
export const addressBookLabels: Record<AddressKind, AddressWords> = {
  delivery: {
    listPath: paths.account.profile(),
    editPath: paths.account.deliveryAddress,
    emptyText: 'No address yet. The checkout comes filled in with the one you keep here.',
    add: 'Add an address',
    edit: 'Edit an address',
    isDefault: 'Default',
    makeDefault: 'Make it the default',
    defaultCheckboxLabel: 'Deliver here unless I say otherwise',
    name: 'Who takes the parcel',
    labelHint: 'As you call it: Home, Office, My parents.',
  },
  billing: {
    listPath: paths.account.paymentDetails(),
    editPath: paths.account.billingAddress,
    emptyText: 'None yet. Invoices are made out to the address the parcel goes to.',
    add: 'Add a billing address',
    edit: 'Edit a billing address',
    isDefault: 'Default',
    makeDefault: 'Make it the default',
    defaultCheckboxLabel: 'Put this on my orders unless I say otherwise',
    name: 'Company or person',
    labelHint: 'As you call it: Head office, The Pune branch.',
  },
};
