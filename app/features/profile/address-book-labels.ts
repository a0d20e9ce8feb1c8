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
    emptyText: 'No address yet. The checkout is filled in with the address you save here.',
    add: 'Add an address',
    edit: 'Edit an address',
    isDefault: 'Default',
    makeDefault: 'Use as default',
    defaultCheckboxLabel: 'Use as my default delivery address',
    name: 'Recipient',
    labelHint: 'For example Home, Office, Parents.',
  },
  billing: {
    listPath: paths.account.paymentDetails(),
    editPath: paths.account.billingAddress,
    emptyText: 'None yet. Invoices use your delivery address.',
    add: 'Add a billing address',
    edit: 'Edit a billing address',
    isDefault: 'Default',
    makeDefault: 'Use as default',
    defaultCheckboxLabel: 'Use as my default billing address',
    name: 'Company or person',
    labelHint: 'For example Head office, Pune branch.',
  },
};
