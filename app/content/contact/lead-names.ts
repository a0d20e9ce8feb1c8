import type { LeadKind } from '~/domain/contact/lead';

/** The name of each kind of form. */
export const LEAD_NAMES: Readonly<Record<LeadKind, string>> = {
  contact: 'Message',
  partner: 'Partner request',
  demo: 'Demo request',
  workshop: 'Workshop request',
  hackathon: 'Hackathon request',
  waitlist: 'Waiting list',
  newsletter: 'Newsletter',
  application: 'Application',
  'help-feedback': 'Help feedback',
  call: 'Call',
  'not-found': 'Page not found',
};

/** What a person sent with each kind of form, within a sentence: "your message". */
export const LEAD_NOUNS: Readonly<Record<LeadKind, string>> = {
  contact: 'message',
  partner: 'partner request',
  demo: 'demo request',
  workshop: 'workshop request',
  hackathon: 'hackathon request',
  waitlist: 'entry on the waiting list',
  newsletter: 'newsletter request',
  application: 'application',
  'help-feedback': 'feedback about our help',
  call: 'call',
  'not-found': 'report of a missing page',
};
