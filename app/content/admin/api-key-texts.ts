import type { ApiScope } from '~/domain/api/api-key';

/** What a key may read, in the words of an admin. */
export const API_SCOPE_LABELS: Readonly<Record<ApiScope, string>> = {
  orders: 'Orders',
  invoices: 'Invoices and credit notes',
  products: 'Products and stock',
  contacts: 'Names, addresses, GSTINs and notes of buyers',
};
