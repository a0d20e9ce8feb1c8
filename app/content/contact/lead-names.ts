import type { LeadKind } from '~/domain/contact/lead';

/** The name of each kind of form. */
export const LEAD_NAMES: Readonly<Record<LeadKind, string>> = {
  contact: 'Message',
  partner: 'Partner request',
  demo: 'Demo request',
  workshop: 'Workshop request',
  hackathon: 'Hackathon request',
  waitlist: 'Waitlist',
  newsletter: 'Newsletter',
  application: 'Application',
  'help-feedback': 'Help feedback',
  call: 'Call',
  'not-found': 'Page not found',
};
