/** The private page on which the invoice of a milestone is paid. `number` is that of its order, the payment reference. */
export const getMilestoneInvoicePath = (number: string, key: string): string =>
  `/project-invoices/${number}?${new URLSearchParams({ key })}`;
