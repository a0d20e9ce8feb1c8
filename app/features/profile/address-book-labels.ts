import type { AddressKind } from '~/domain/accounts/address-book';
import { paths } from '~/paths';

interface AddressBookLabels {
  /** Path of the page that lists the addresses. */
  listPath: string;
  editPath: (id: string) => string;
  emptyText: string;
  add: string;
  edit: string;
  isDefault: string;
  makeDefault: string;
  /** Label of the checkbox that makes it the default. */
  defaultCheckboxLabel: string;
  name: string;
  labelHint: string;
}

/** Paths and texts of delivery and billing addresses. */
export const ADDRESS_BOOK_LABELS: Record<AddressKind, AddressBookLabels> = {
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
