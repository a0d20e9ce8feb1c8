// These paths are not in `paths`, because every fully hydrated page loads that module.

/** The private page of a quote. */
export const buildQuotePath = (number: string, key: string): string =>
  `/quotes/${number}?${new URLSearchParams({ key })}`;

/** The private page on which the invoice of a milestone is paid. `number` is that of its order, the payment reference. */
export const getMilestoneInvoicePath = (number: string, key: string): string =>
  `/project-invoices/${number}?${new URLSearchParams({ key })}`;
