import type { LeadKind } from '~/domain/contact/lead';
import type { LeadState } from '~/domain/contact/lead-state';

/** A row of the inbox. */
export interface LeadRow {
  id: string;
  kind: LeadKind;
  state: LeadState;
  name?: string;
  email?: string;
  excerpt: string;
  owner?: string;
  createdAt: Date;
}

/** Who sent it, as far as the form asked. */
export const describeSender = ({ name, email }: Pick<LeadRow, 'name' | 'email'>): string =>
  name || email || 'without a name';
