import { contactTopics } from '~/content/contact/contact-content';
import { serviceEnquiries } from '~/content/services/service-enquiries';
import { type ConfirmationKind, hasConfirmationEmail, type StoredLead } from '~/domain/contact/lead';
import { site } from '~site';

const { emails } = site;

const STAFF_EMAILS: Readonly<Record<ConfirmationKind, string>> = {
  contact: emails.hello,
  partner: emails.partners,
  demo: emails.projects,
  workshop: emails.training,
  hackathon: emails.hackathons,
  call: emails.hello,
  waitlist: emails.hello,
  application: emails.careers,
};

/** The staff email for a lead: that of the chosen topic, else that of the kind. */
export function getStaffEmail({ kind, topic }: Pick<StoredLead, 'kind' | 'topic'>): string {
  const chosen =
    ['contact', 'call'].includes(kind) &&
    [...contactTopics, ...serviceEnquiries].find(({ id }) => id === topic);
  if (chosen) return emails[chosen.mailbox];
  return hasConfirmationEmail(kind) ? STAFF_EMAILS[kind] : emails.hello;
}
