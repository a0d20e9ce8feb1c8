import { LEAD_NAMES } from '~/content/contact/lead-names';
import type { LeadKind } from '~/domain/contact/lead';

/** "Message: Something else". Without a subject: the kind of form. */
export const formatMessageTitle = ({ kind, about }: { kind: LeadKind; about?: string }): string =>
  about ? `${LEAD_NAMES[kind]}: ${about}` : LEAD_NAMES[kind];
