import type { Invoice } from '~/domain/invoices/invoice';
import type { ServiceDeps } from '../db/database.server';
import type { CheckedFile } from '../files/check-pdf.server';

export interface ApiDeps extends ServiceDeps {
  /** The public origin of the site. */
  siteUrl: string;
  renderInvoice: (invoice: Invoice) => Promise<CheckedFile>;
}

/** The cursor is not one that the list gave. */
export class InvalidCursorError extends Error {
  override readonly name = 'InvalidCursorError';
  constructor() {
    super('cursor is not one that this list gave.');
  }
}
