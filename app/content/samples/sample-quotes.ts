import type { StartProjectInput } from '~/domain/projects/project-forms';
import type { QuoteInput } from '~/domain/quotes/quote-schema';

/** What happened to a sample quote after it was written, in hours. */
export type SampleQuoteStep = { afterHours: number } & (
  | { kind: 'sent' }
  | { kind: 'accepted' }
  | { kind: 'declined'; reason: string }
  | { kind: 'question'; text: string }
  /** It becomes a project, which begins on that day. */
  | { kind: 'started'; form: Omit<StartProjectInput, 'startsOn'> }
  /** A milestone of the project is done and invoiced. */
  | { kind: 'milestone-done'; title: string }
);

export interface SampleQuote extends Pick<QuoteInput, 'client' | 'lines' | 'notes' | 'plan'> {
  hoursAgo: number;
  /** Days from the writing to the last day on which it can be accepted. */
  validDays: number;
  steps: readonly SampleQuoteStep[];
}

export const SAMPLE_QUOTE_TERMS =
  'Half of the amount with the order, the rest when the work is delivered, within 15 days of the invoice.';

const service = { hsnCode: '998314', quantity: 1, rateBasisPoints: 1800 } as const;

/** Quotes in every state that staff see. The oldest first. */
export const sampleQuotes: readonly SampleQuote[] = [
  {
    hoursAgo: 24 * 24,
    validDays: 14,
    client: {
      name: 'Thenmozhi Arul',
      email: 'thenmozhi.arul@example.com',
      company: 'Arul Book House',
      billing: { line1: '8 Pondy Bazaar', city: 'Chennai', state: 'Tamil Nadu', pin: '600017' },
    },
    lines: [
      { ...service, description: 'Catalogue of second-hand books with search', unitPrice: 180_000_00 },
      { ...service, description: 'Import of the present list, checked', unitPrice: 24_000_00 },
    ],
    notes: 'The list of titles comes as a spreadsheet. Photos are taken by the shop.',
    plan: {
      paymentDays: 15,
      milestones: [
        { title: 'Pages and search as a clickable draft', due: { weeks: 2 }, shareBasisPoints: 3000 },
        { title: 'The list of titles imported and checked', due: { weeks: 4 }, shareBasisPoints: 2000 },
        { title: 'Catalogue online, with a day of training', due: { weeks: 8 }, shareBasisPoints: 5000 },
      ],
    },
    steps: [
      { kind: 'sent', afterHours: 2 },
      { kind: 'question', afterHours: 26, text: 'Can the import be repeated later for new stock?' },
      { kind: 'accepted', afterHours: 75 },
      {
        kind: 'started',
        afterHours: 100,
        form: {
          name: 'Catalogue for Arul Book House',
          summary: '12,000 second-hand books that people find by title, author or the corner of the shop.',
          contactId: 'gurleen-sandhu',
        },
      },
      { kind: 'milestone-done', afterHours: 370, title: 'Pages and search as a clickable draft' },
    ],
  },
  {
    hoursAgo: 20 * 24,
    validDays: 10,
    client: {
      name: 'Percy Wadia',
      email: 'percy.wadia@example.com',
      billing: { line1: '3 Cusrow Baug', city: 'Mumbai', state: 'Maharashtra', pin: '400001' },
    },
    lines: [{ ...service, description: 'Audit of a website in one week', unitPrice: 60_000_00 }],
    notes: undefined,
    steps: [
      { kind: 'sent', afterHours: 3 },
      {
        kind: 'declined',
        afterHours: 50,
        reason: 'We do it ourselves with your checklist. Thank you for it.',
      },
    ],
  },
  {
    hoursAgo: 4 * 24,
    validDays: 21,
    client: {
      name: 'Lobsang Dolma',
      email: 'lobsang.dolma@example.com',
      company: 'Ridge School',
      billing: {
        line1: 'Ridge Road',
        city: 'Gangtok',
        state: 'Sikkim',
        pin: '737101',
      },
    },
    lines: [
      { ...service, description: 'Hackathon for 80 pupils: plan, console and judging', unitPrice: 95_000_00 },
      { ...service, description: 'A day on site', quantity: 2, unitPrice: 18_000_00 },
    ],
    notes: 'Travel is charged as it is spent.',
    plan: {
      paymentDays: 15,
      milestones: [
        { title: 'Plan and rubric agreed', due: { weeks: 3 }, shareBasisPoints: 4000 },
        { title: 'The two days in Gangtok', due: { weeks: 9 }, shareBasisPoints: 6000 },
      ],
    },
    steps: [{ kind: 'sent', afterHours: 5 }],
  },
  {
    hoursAgo: 20,
    validDays: 14,
    client: {
      name: 'Imtiaz Lakdawala',
      email: 'imtiaz.l@example.com',
      company: 'Lakdawala Timber',
      billing: { line1: '41 Reay Road', city: 'Mumbai', state: 'Maharashtra', pin: '400010' },
    },
    lines: [{ ...service, description: 'Stock list that the yard edits on a phone', unitPrice: 140_000_00 }],
    notes: undefined,
    steps: [],
  },
];
