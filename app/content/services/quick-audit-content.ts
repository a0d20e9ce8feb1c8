import type { Finding } from '~/features/page-check/rules/finding';
import type { NextStart } from './next-start';
import sampleAudit from './sample-audit.json';
import { webRates } from './web-rates';

/** Two people for eight of the ten days. */
const AUDIT_DAYS = 16;

/** Paise before GST. */
export const auditPrice = webRates.day * AUDIT_DAYS;

export const quickAuditContent = {
  headline: 'Website audit',
  term: 'Two weeks, one price',
  lead: 'For a site or a web application that is slow, hard to use or hard to change, and nobody agrees why. Two of us look for ten days. You get findings in the order in which they pay, and you can give them to anybody to mend.',
  daysHeadline: 'Ten working days',
  reportHeadline: 'A sample report, on our own pages',
  reportLead:
    'The first day of an audit is done by a program. This is what it says about three pages of this very site, faults included. The same check is open to you, for any page.',
  limitsHeadline: 'What it is, and what it is not',
  documentsHeadline: 'Three documents you would get',
  enquiryHeadline: 'Book the audit: begin on a Monday',
  enquiryLead:
    'Tell us the address of the site and who complains about it. If it is not worth an audit we say so, and that costs nothing.',
  messageHint: 'Which site, what is wrong with it, and who said so first?',
  nextStart: {
    day: '2026-12-14',
    text: 'Monday, 14 December 2026',
  } satisfies NextStart,
} as const;

export const auditDays: readonly { day: number; title: string; text: string }[] = [
  { day: 1, title: 'The program', text: 'Every page of the list, 24 checks each' },
  { day: 2, title: 'Speed', text: 'On a cheap phone, over a slow line' },
  { day: 3, title: 'By keyboard', text: 'Five journeys without a mouse' },
  { day: 4, title: 'By ear', text: 'The same five with a screen reader' },
  { day: 5, title: 'First note', text: 'What can be mended at once, on Friday' },
  { day: 6, title: 'Your people', text: 'Four of them use it, we keep silent' },
  { day: 7, title: 'The code', text: 'Where a change takes longest, and why' },
  { day: 8, title: 'Safety', text: 'Sign-in, forms, and what is sent where' },
  { day: 9, title: 'The order', text: 'Each finding: effect, effort, proof' },
  { day: 10, title: 'The report', text: 'Read to you aloud, with your questions' },
];

export interface AuditedPage {
  id: string;
  name: string;
  path: string;
  findings: readonly Finding[];
}

/** Findings of `features/page-check/rules` on built pages of this site, as they were on `checkedOn` (ISO day). */
export const auditedPages = sampleAudit.pages as readonly AuditedPage[];
export const auditedOn: string = sampleAudit.checkedOn;

/** What we would do about a finding, by its id. */
export const auditAdvice: Readonly<Record<string, { effort: string; text: string }>> = {
  document: { effort: '2 days', text: 'Send parts of long pages only when they are scrolled to.' },
  elements: { effort: '3 days', text: 'Draw repeated tiles as one path instead of one element each.' },
  'written-in': {
    effort: 'Leave it',
    text: 'It saves a request before the first view. A second visit pays for it.',
  },
  'alt-says': { effort: '1 hour', text: 'Say what the picture is for, in half the words.' },
  description: { effort: '10 minutes', text: 'Cut the second half of the sentence.' },
  'repeated-headings': { effort: '1 hour', text: 'Name the kind of partner in each heading.' },
};

export const auditLimits = {
  is: [
    'Up to twenty pages and five journeys, chosen with you on the first day',
    'Each finding with a proof that you can repeat',
    'The smallest ten mended by us on the way, as patches',
    'Taken off the price when you build with us within three months',
  ],
  isNot: [
    'A penetration test: we look at the locks and do not break them',
    'A redesign: we say what is hard to use, not what is out of fashion',
    'A certificate: nobody can give one after ten days',
  ],
} as const;

export const auditDocuments = [
  {
    id: 'order',
    title: 'The findings in their order',
    subtitle: 'One row each: what, whom it stops, effect, effort, proof',
    lines: [
      '1. The form loses what was typed when the session ends. Stops one in nine orders. Two days. Film of three tries.',
      '2. The first picture weighs 1.9 MB. 4.2 seconds on your customers’ phones. One hour. Measured twelve times.',
      '3. “Submit” has no name for a screen reader. Stops everybody who uses one. Ten minutes. Recording.',
    ],
  },
  {
    id: 'board',
    title: 'One page for the board',
    subtitle: 'Without one technical word, read aloud in four minutes',
    lines: [
      'What the site loses today, as a number of people and not of points.',
      'What three weeks of work would change, and what they cost.',
      'What can wait, and until when.',
    ],
  },
  {
    id: 'patch',
    title: 'A patch',
    subtitle: 'One of the ten that we mend on the way',
    lines: [
      'The change itself, eleven lines, in your repository, by your rules.',
      'A test that failed before and passes now.',
      'One sentence that says why, for the person who finds it in three years.',
    ],
  },
] as const;
