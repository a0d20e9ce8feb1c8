import type { InboxRow } from '~/domain/contact/inbox-row';

/** Who sent it, as far as the form asked. */
export const describeSender = ({ name, email }: Pick<InboxRow, 'name' | 'email'>): string =>
  name || email || 'Anonymous';
