import type { Budget } from '~/domain/contact/contact-schema';
import type { LeadTopic } from '~/domain/contact/lead-schemas';

export interface ContactTopic {
  id: LeadTopic;
  label: string;
  /** The recipient of messages with this topic. */
  teamMemberId: string;
  /** Key of `site.emails`. */
  mailbox: 'projects' | 'support' | 'training' | 'hackathons' | 'partners' | 'orders' | 'hello';
  /** Introduction by the recipient, shown before the form. */
  introduction: string;
  /** Hint below the message field: what a useful message contains. */
  hint: string;
}

export const contactTopics: readonly ContactTopic[] = [
  {
    id: 'project',
    label: 'A project',
    teamMemberId: 'prakash-nayak',
    mailbox: 'projects',
    introduction:
      'I answer with a question, with a price range, or with the name of somebody who fits better. Whichever it is, it is the truth.',
    hint: 'What should be different when we are done, and who would notice first?',
  },
  {
    id: 'products',
    label: 'One of the products',
    teamMemberId: 'rukmini-das',
    mailbox: 'support',
    introduction:
      'Describe your event or your community. I tell you which of the six helps today, and which one does not yet.',
    hint: 'What do you use now, and where does it hurt?',
  },
  {
    id: 'training',
    label: 'A workshop',
    teamMemberId: 'sudha-raghavan',
    mailbox: 'training',
    introduction: 'Write what goes wrong on an ordinary Tuesday. The exercises are made from that.',
    hint: 'What should your people be able to do on the Monday after?',
  },
  {
    id: 'hackathon',
    label: 'A hackathon',
    teamMemberId: 'farida-contractor',
    mailbox: 'hackathons',
    introduction:
      'A month, a city and a number are enough to begin. Theme and T-shirts can wait, power and toilets cannot.',
    hint: 'Who should come, and what would make the weekend worth it for them?',
  },
  {
    id: 'partnership',
    label: 'A partnership',
    teamMemberId: 'sana-inamdar',
    mailbox: 'partners',
    introduction:
      'Say what you have and what you are short of. I know who is looking for the first and has the second.',
    hint: 'What would you bring, and what should come back?',
  },
  {
    id: 'order',
    label: 'An order',
    teamMemberId: 'basavaraj-hadimani',
    mailbox: 'orders',
    introduction:
      'I pack what you order, and I know where each parcel is. With the order number I can look before I answer.',
    hint: 'Which order is it, and what should have come or happened?',
  },
  {
    id: 'support',
    label: 'Help with something I have',
    teamMemberId: 'keziah-lepcha',
    mailbox: 'support',
    introduction:
      'Tell me what you did, what happened, and what should have happened. I try it myself before I answer.',
    hint: 'What did you do, what happened, and what did you expect?',
  },
  {
    id: 'other',
    label: 'Something else',
    teamMemberId: 'revathi-subbaiah',
    mailbox: 'hello',
    introduction:
      'What fits nowhere comes to me. I either answer it or find the person who should have had it.',
    hint: 'Plainly, and as long as it needs.',
  },
];

/** Rupees before GST. */
export const budgetLabels: Record<Budget, string> = {
  unknown: 'Not known yet',
  'up-to-10-lakh': 'Up to Rs. 10 lakh',
  '10-to-25-lakh': 'Rs. 10 to 25 lakh',
  '25-to-60-lakh': 'Rs. 25 to 60 lakh',
  'over-60-lakh': 'More than Rs. 60 lakh',
};

export const contactContent = {
  headline: 'Contact us: you choose who reads it.',
  lead: 'Eight subjects, eight people. Each reads their own messages and signs their own answers.',
  officesHeadline: 'Our offices: come in.',
  officesLead: 'Four offices with the same hours. Anybody may come in, without an appointment.',
  responseHeadline: 'What happens after you write',
} as const;

export interface ResponseStep {
  id: string;
  when: string;
  text: string;
}

/** The page inserts the figure `first-reply` of `company.ts` as the second step. */
export const responseSteps: readonly ResponseStep[] = [
  {
    id: 'at-once',
    when: 'At once',
    text: 'You see a private page with every word you sent, and get its address by email. You can take it all back there.',
  },
  {
    id: 'until-settled',
    when: 'Until it is settled',
    text: 'The same person stays with it. When somebody else knows better, you get their name before you get their answer.',
  },
  {
    id: 'never',
    when: 'Never',
    text: 'Your address joins no list, and nobody rings unless you left a number.',
  },
];
