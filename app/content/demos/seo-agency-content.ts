import type { Subject } from '~/features/page-check/rules/finding';

export const seoAgencyContent = {
  headline: ['An SEO check', 'that stays in your browser.'],
  lead: 'Our search studio checks the HTML of a page in twenty-four ways. Your own browser does the work and sends nothing: it also works without a network.',
  limitsHeadline: 'Three things no checker can tell you',
  caseHeadline: 'A result: what it was worth, once',
  nextStepsHeadline: 'Get help when you know what is wrong',
  teamLeadId: 'rahul-chettri',
  storyId: 'bhadra-growers',
  resultId: 'bhadra-speed',
  articleSlug: 'a-page-for-one-bar-of-signal',
} as const;

export const pageCheckSubjects: Readonly<Record<Subject, { name: string; question: string }>> = {
  weight: { name: 'Weight', question: 'What has to arrive before the first word?' },
  headings: { name: 'Headings', question: 'Does its list of contents make sense?' },
  alternatives: { name: 'Alternatives', question: 'What is left for those who cannot see it?' },
  contrast: { name: 'Contrast', question: 'Can it be read in the sun?' },
  meta: { name: 'Meta data', question: 'What does it say about itself?' },
  structured: { name: 'Structured data', question: 'What are machines told?' },
};

/** What cannot be read from a document. */
export const pageCheckLimits = [
  {
    id: 'speed',
    what: 'How long it really takes',
    text: 'A light document can wait for a slow server. Take the cheapest phone in the office, walk to the lift, and open the page there.',
  },
  {
    id: 'links',
    what: 'Whether anybody sends people to it',
    text: 'Being found is mostly being mentioned. Ask five customers where they first heard of you; one will name a site you had forgotten.',
  },
  {
    id: 'words',
    what: 'Whether it answers',
    text: 'Twenty-four tiles in jade and a page that does not say what it costs: we have seen it, and we have built one. Read the first paragraph aloud to somebody.',
  },
] as const;
