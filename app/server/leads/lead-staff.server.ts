import { contactTopics } from '~/content/contact/contact-content';
import { site } from '~site';
import type { LeadKind, StoredLead } from './types.server';

const { emails } = site;

/** Who reads a form, by its kind. Not here: kinds whose sender is not written to. */
const DESKS = {
  contact: emails.hello,
  partner: emails.partners,
  demo: emails.projects,
  workshop: emails.training,
  hackathon: emails.hackathons,
  call: emails.hello,
  waitlist: emails.hello,
  application: emails.careers,
} as const satisfies Partial<Record<LeadKind, string>>;

export type AnsweredKind = keyof typeof DESKS;

export const isAnswered = (kind: LeadKind): kind is AnsweredKind => kind in DESKS;

/** The desk of the kind, or of the person who was chosen to read it. */
export function deskFor({ kind, topic }: Pick<StoredLead, 'kind' | 'topic'>): string {
  const chosen = ['contact', 'call'].includes(kind) && contactTopics.find(({ id }) => id === topic);
  if (chosen) return emails[chosen.mailbox];
  return isAnswered(kind) ? DESKS[kind] : emails.hello;
}
