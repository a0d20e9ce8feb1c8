import { contactTopics } from '~/content/contact';
import { site } from '~site';
import type { LeadKind, StoredLead } from '../../leads/contract.server';
import type { MailGlaze } from '../parts/colours.server';

interface LeadWords {
  subject: string;
  heading: string;
  /** Goes on from "Thank you." */
  opening: string;
  /** Who reads it, and whom an answer reaches. */
  desk: string;
  glazes: readonly [MailGlaze, MailGlaze];
}

const { emails } = site;

const ANSWERED = 'A person reads it and answers to this address, on working days usually within half a day.';

/** What is said to somebody who sent a form, by its kind. Not here: kinds that nobody is written to for. */
export const LEAD_WORDS: Readonly<Partial<Record<LeadKind, LeadWords>>> = {
  contact: {
    subject: 'Your message is with us',
    heading: 'It is with us.',
    opening: ANSWERED,
    desk: emails.hello,
    glazes: ['vermilion', 'marigold'],
  },
  partner: {
    subject: 'Your partner request is with us',
    heading: 'Good that you ask.',
    opening:
      'The people who look after our partners read it, and propose a first call within two working days.',
    desk: emails.partners,
    glazes: ['peacock', 'marigold'],
  },
  demo: {
    subject: 'Your demo request is with us',
    heading: 'We will show you.',
    opening:
      'Somebody who built it writes to you within a working day with two or three times to choose from.',
    desk: emails.projects,
    glazes: ['vermilion', 'jade'],
  },
  workshop: {
    subject: 'Your workshop request is with us',
    heading: 'A workshop, then.',
    opening:
      'A trainer reads it and writes back within two working days, with a date and what it would cost.',
    desk: emails.training,
    glazes: ['jade', 'marigold'],
  },
  hackathon: {
    subject: 'Your hackathon request is with us',
    heading: 'Let us plan it.',
    opening:
      'The people who run our hackathons read it and write back within two working days, with questions and a first plan.',
    desk: emails.hackathons,
    glazes: ['gulal', 'marigold'],
  },
  call: {
    subject: 'Your call is booked',
    heading: 'The half hour is yours.',
    opening:
      'It is attached for your calendar. On the page below you can move it or take it back, until it begins.',
    desk: emails.hello,
    glazes: ['marigold', 'peacock'],
  },
  waitlist: {
    subject: 'You are on the list',
    heading: 'You are on the list.',
    opening: 'We write once, when it opens. Nothing else is sent to this address.',
    desk: emails.hello,
    glazes: ['indigo', 'vermilion'],
  },
  application: {
    subject: 'Your application is with us',
    heading: 'Thank you for applying.',
    opening: 'Clarence D’Mello reads it himself and answers within ten working days, also when it is a no.',
    desk: emails.careers,
    glazes: ['marigold', 'indigo'],
  },
};

/** The desk of the kind, or of the person who was chosen to read it. */
export function deskFor({ kind, topic }: Pick<StoredLead, 'kind' | 'topic'>): string {
  const chosen = ['contact', 'call'].includes(kind) && contactTopics.find(({ id }) => id === topic);
  return chosen ? emails[chosen.mailbox] : (LEAD_WORDS[kind]?.desk ?? emails.hello);
}
