import type { QuestionAndAnswer } from '../content-types';

export const assistantContent = {
  title: 'Ask this site',
  lead: 'Finds passages of this site for you, word for word. Nobody is typing at the other end.',
  inputLabel: 'Your question',
  placeholder: 'Delivery, judging, opening hours …',
  suggestionsTitle: 'For example',
  searching: 'Looking …',
  noResults: 'Nothing on this site answers that in words we could find.',
  error: 'The answers could not be reached. Your question is still here: ask again in a moment.',
  contactLinkLabel: 'Ask a person instead',
  contactLinkNote: 'Your question comes along to the contact form.',
} as const;

export const assistantQuestions: readonly QuestionAndAnswer[] = [
  {
    id: 'a-person',
    question: 'Is there a person or a language model behind the assistant?',
    answer:
      'Neither. Your words are looked up in the pages of this site, and what fits is shown as it stands there. People read the contact form.',
  },
];

interface Suggestions {
  /** Prefix of the paths that the questions belong to. */
  pathPrefix: string;
  questions: readonly [string, string, string];
}

/** The longest matching prefix wins. The last entry matches every path. */
export const assistantSuggestions: readonly Suggestions[] = [
  {
    pathPrefix: '/products/hackmatrix',
    questions: [
      'Does the software change marks?',
      'What happens when the network goes down?',
      'What does an event cost on HackMatrix?',
    ],
  },
  {
    pathPrefix: '/products',
    questions: [
      'When does Bridge open?',
      'What is Converge for?',
      'What does the Bridge waiting list send me?',
    ],
  },
  {
    pathPrefix: '/services',
    questions: [
      'What does a workshop cost?',
      'How long does a web project take?',
      'Can you organise our hackathon?',
    ],
  },
  {
    pathPrefix: '/shop',
    questions: ['What does delivery cost?', 'How can I pay?', 'Is GST included in the prices?'],
  },
  {
    pathPrefix: '/',
    questions: ['When is the next hackathon?', 'What does delivery cost?', 'When is the office open?'],
  },
];
