import { formatResponseTime } from '~/content/company/response-times';
import type { ConfirmationKind } from '~/domain/contact/lead';
import type { EmailGlaze } from '../components/colours.server';

interface LeadText {
  subject: string;
  heading: string;
  /** Follows "Thank you." */
  opening: string;
  glazes: readonly [EmailGlaze, EmailGlaze];
}

const ANSWERED = 'A person reads it and answers you by email, usually within half a working day.';

/** The texts for the sender, by kind of form. */
export const LEAD_TEXTS: Readonly<Record<ConfirmationKind, LeadText>> = {
  contact: {
    subject: 'We have received your message',
    heading: 'We have received your message',
    opening: ANSWERED,
    glazes: ['vermilion', 'marigold'],
  },
  partner: {
    subject: 'We have received your partner request',
    heading: 'We have received your partner request',
    opening: `The people who look after our partners read it, and propose a first call within ${formatResponseTime('messages')}.`,
    glazes: ['peacock', 'marigold'],
  },
  demo: {
    subject: 'We have received your demo request',
    heading: 'We have received your demo request',
    opening:
      'A person who works on the product writes to you within a working day, with two or three times to choose from.',
    glazes: ['vermilion', 'jade'],
  },
  workshop: {
    subject: 'We have received your workshop request',
    heading: 'We have received your workshop request',
    opening: `A trainer reads it and writes back within ${formatResponseTime('messages')}, with a date and what it would cost.`,
    glazes: ['jade', 'marigold'],
  },
  hackathon: {
    subject: 'We have received your hackathon request',
    heading: 'We have received your hackathon request',
    opening: `The people who run our hackathons read it and write back within ${formatResponseTime('messages')}, with questions and a first plan.`,
    glazes: ['gulal', 'marigold'],
  },
  call: {
    subject: 'Your call is booked',
    heading: 'Your call is booked',
    opening: 'On the page below you can save it to your calendar, move it or cancel it.',
    glazes: ['marigold', 'peacock'],
  },
  waitlist: {
    subject: 'You are on the waiting list',
    heading: 'You are on the waiting list',
    opening: 'We write to you once, when the product opens. Nothing else is sent to this address.',
    glazes: ['indigo', 'vermilion'],
  },
  application: {
    subject: 'We have received your application',
    heading: 'We have received your application',
    opening: `Clarence D’Mello reads it himself and answers within ${formatResponseTime('applications')}, in any case.`,
    glazes: ['marigold', 'indigo'],
  },
};
