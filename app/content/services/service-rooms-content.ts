import type { ServiceId } from './company-services';
import type { ServiceEnquiryTopic } from './service-enquiries';

export const serviceRoomsContent = {
  headline: 'Four services: we build, teach, train and gather.',
  lead: 'Custom web development, AI-supported learning, training workshops, hackathons. Each begins with a question. Where you would say yes, read on.',
  chooseHeadline: 'Which service fits?',
  chooseLead:
    'Find the sentence that somebody in your office has said. It says where to begin, and what it costs at least.',
  sharedHeadline: 'The same in every service',
  unsureHeadline: 'Still not sure which service?',
} as const;

/** The question above the door of each room. */
export const roomQuestions: Readonly<Record<ServiceId, string>> = {
  'custom-web-development': 'Is there work that only a spreadsheet and one person hold together?',
  'ai-powered-learning-solutions':
    'Do a hundred learners get the same exercise, and every second one the wrong one?',
  'professional-training-workshops': 'Does your team know what it should do, and still not do it?',
  'hackathon-organization': 'Do you want forty answers to one question in a weekend?',
};

export interface SpokenNeed {
  id: string;
  sentence: string;
  /** The offer that fits. */
  topic: ServiceEnquiryTopic;
}

export const spokenNeeds: readonly SpokenNeed[] = [
  {
    id: 'bent',
    sentence: '“We bought three products for it and bent all of them.”',
    topic: 'custom-web-development',
  },
  { id: 'slow', sentence: '“Our site is slow, and nobody can say why.”', topic: 'quick-audit' },
  {
    id: 'thursday',
    sentence: '“Every release costs us a night.”',
    topic: 'professional-training-workshops',
  },
  {
    id: 'class',
    sentence: '“Half of the class is lost and says nothing.”',
    topic: 'ai-powered-learning-solutions',
  },
  {
    id: 'students',
    sentence: '“Four hundred students, four buildings, one weekend.”',
    topic: 'hackathon-organization',
  },
  {
    id: 'floor',
    sentence: '“The people on the floor have ideas that nobody hears.”',
    topic: 'hackathon-organization',
  },
  {
    id: 'leave',
    sentence: '“If she leaves, nobody knows how it works.”',
    topic: 'custom-web-development',
  },
  {
    id: 'junior',
    sentence: '“Our juniors learn it from videos, and it shows.”',
    topic: 'professional-training-workshops',
  },
];

export const sharedRules: readonly { id: string; title: string; text: string }[] = [
  {
    id: 'price',
    title: 'A price before a call',
    text: 'Each page has a calculator or a list. No form stands before it.',
  },
  {
    id: 'name',
    title: 'One person, by name',
    text: 'Who leads the work answers the first message and signs the last paper.',
  },
  { id: 'end', title: 'An end', text: 'Everything is handed over so that you can go on without us.' },
];
