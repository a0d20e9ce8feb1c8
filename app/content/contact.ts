import type { Budget } from '~/domain/contact';
import type { LeadTopic } from '~/domain/lead';

export interface ContactTopic {
  id: LeadTopic;
  label: string;
  /** Who reads it. */
  personId: string;
  /** Key of `site.emails`. */
  mailbox: 'projects' | 'support' | 'training' | 'hackathons' | 'partners' | 'hello';
  /** What that person says to somebody who is about to write. */
  says: string;
  /** Under the message: what to write so that the first answer is of use. */
  hint: string;
}

export const contactTopics: readonly ContactTopic[] = [
  {
    id: 'project',
    label: 'A project',
    personId: 'prakash-nayak',
    mailbox: 'projects',
    says: 'I answer with a question, with a price range, or with the name of somebody who fits better. Whichever it is, it is the truth.',
    hint: 'What should be different when we are done, and who would notice first?',
  },
  {
    id: 'products',
    label: 'One of the products',
    personId: 'rukmini-das',
    mailbox: 'support',
    says: 'Describe your event or your community. I tell you which of the six helps today, and which one does not yet.',
    hint: 'What do you use now, and where does it hurt?',
  },
  {
    id: 'training',
    label: 'A workshop',
    personId: 'sudha-raghavan',
    mailbox: 'training',
    says: 'Write what goes wrong on an ordinary Tuesday. The exercises are made from that.',
    hint: 'What should your people be able to do on the Monday after?',
  },
  {
    id: 'hackathon',
    label: 'A hackathon',
    personId: 'farida-contractor',
    mailbox: 'hackathons',
    says: 'A month, a city and a number are enough to begin. Theme and T-shirts can wait, power and toilets cannot.',
    hint: 'Who should come, and what would make the weekend worth it for them?',
  },
  {
    id: 'partnership',
    label: 'A partnership',
    personId: 'sana-inamdar',
    mailbox: 'partners',
    says: 'Say what you have and what you are short of. I know who is looking for the first and has the second.',
    hint: 'What would you bring, and what should come back?',
  },
  {
    id: 'support',
    label: 'Help with something I have',
    personId: 'keziah-lepcha',
    mailbox: 'support',
    says: 'Tell me what you did, what happened, and what should have happened. I try it myself before I answer.',
    hint: 'What did you do, what happened, and what did you expect?',
  },
  {
    id: 'other',
    label: 'Something else',
    personId: 'revathi-subbaiah',
    mailbox: 'hello',
    says: 'What fits nowhere comes to me. I either answer it or find the person who should have had it.',
    hint: 'Plainly, and as long as it needs.',
  },
];

/** Rupees before GST, as people say them. */
export const budgetWords: Record<Budget, string> = {
  unknown: 'Not known yet',
  'up-to-10-lakh': 'Up to Rs. 10 lakh',
  '10-to-25-lakh': 'Rs. 10 to 25 lakh',
  '25-to-60-lakh': 'Rs. 25 to 60 lakh',
  'over-60-lakh': 'More than Rs. 60 lakh',
};

export const contactPage = {
  headline: 'You choose who reads it.',
  lead: 'Seven kinds of matter, seven people. Each reads their own letters and signs their own answers.',
  thereHeadline: 'Or come in.',
  thereLead:
    'Four offices, the same hours in each, the kettle always on. Anybody may come in; nobody needs a badge.',
  afterHeadline: 'What happens to your letter',
} as const;

export interface AfterSending {
  id: string;
  when: string;
  what: string;
}

/** The second entry is the figure `first-reply` of `company.ts`, as it was counted. */
export const afterSending: readonly AfterSending[] = [
  {
    id: 'at-once',
    when: 'At once',
    what: 'You see a private page with every word you sent, and get its address by e-mail. You can take it all back there.',
  },
  {
    id: 'until-settled',
    when: 'Until it is settled',
    what: 'The same person stays with it. When somebody else knows better, you get their name before you get their answer.',
  },
  {
    id: 'never',
    when: 'Never',
    what: 'Your address joins no list, and nobody rings unless you left a number.',
  },
];
