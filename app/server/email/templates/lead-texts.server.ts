import type { ConfirmationKind } from '~/domain/contact/lead';
import type { EmailGlaze } from '../components/colours.server';

interface LeadText {
  subject: string;
  heading: string;
  /** Follows "Thank you." */
  opening: string;
  glazes: readonly [EmailGlaze, EmailGlaze];
}

const ANSWERED = 'A person reads it and answers to this address, on working days usually within half a day.';

/** The texts for the sender, by kind of form. */
export const LEAD_TEXTS: Readonly<Record<ConfirmationKind, LeadText>> = {
  contact: {
    subject: 'Your message is with us',
    heading: 'It is with us.',
    opening: ANSWERED,
    glazes: ['vermilion', 'marigold'],
  },
  partner: {
    subject: 'Your partner request is with us',
    heading: 'Good that you ask.',
    opening:
      'The people who look after our partners read it, and propose a first call within two working days.',
    glazes: ['peacock', 'marigold'],
  },
  demo: {
    subject: 'Your demo request is with us',
    heading: 'We will show you.',
    opening:
      'Somebody who built it writes to you within a working day with two or three times to choose from.',
    glazes: ['vermilion', 'jade'],
  },
  workshop: {
    subject: 'Your workshop request is with us',
    heading: 'A workshop, then.',
    opening:
      'A trainer reads it and writes back within two working days, with a date and what it would cost.',
    glazes: ['jade', 'marigold'],
  },
  hackathon: {
    subject: 'Your hackathon request is with us',
    heading: 'Let us plan it.',
    opening:
      'The people who run our hackathons read it and write back within two working days, with questions and a first plan.',
    glazes: ['gulal', 'marigold'],
  },
  call: {
    subject: 'Your call is booked',
    heading: 'The time is yours.',
    opening: 'On the page below you can save it to your calendar, move it or take it back, until it begins.',
    glazes: ['marigold', 'peacock'],
  },
  waitlist: {
    subject: 'You are on the list',
    heading: 'You are on the list.',
    opening: 'We write once, when it opens. Nothing else is sent to this address.',
    glazes: ['indigo', 'vermilion'],
  },
  application: {
    subject: 'Your application is with us',
    heading: 'Thank you for applying.',
    opening: 'Clarence D’Mello reads it himself and answers within ten working days, also when it is a no.',
    glazes: ['marigold', 'indigo'],
  },
};
