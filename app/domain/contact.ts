import { z } from 'zod';
import { email, indianPhone, line, optional, paragraph } from './form-fields';
import { dayFrom, headcount, hiddenFields, LEAD_LIMITS, LEAD_TOPICS, type LeadTopic } from './lead';

/** Rupees before GST. */
export const BUDGETS = [
  'unknown',
  'up-to-10-lakh',
  '10-to-25-lakh',
  '25-to-60-lakh',
  'over-60-lakh',
] as const;
export type Budget = (typeof BUDGETS)[number];

/** What is asked beside name, address and message, and with which topics. None of it is required. */
export const TOPICS_OF_DETAIL = {
  company: ['project', 'training', 'hackathon', 'partnership'],
  product: ['products'],
  people: ['products', 'training', 'hackathon'],
  date: ['hackathon'],
  city: ['training', 'hackathon'],
  budget: ['project'],
  deadline: ['project'],
  reference: ['support'],
} as const satisfies Record<string, readonly LeadTopic[]>;
export type ContactDetail = keyof typeof TOPICS_OF_DETAIL;

export const DETAIL_LIMITS = { city: 80, deadline: 80, reference: 80 } as const;

const detailsOf: readonly [string, readonly string[]][] = Object.entries(TOPICS_OF_DETAIL);

/** Leaves out what belongs to other topics: it was out of sight when the form was sent. */
function onlyWhatWasAsked(values: unknown): unknown {
  if (typeof values !== 'object' || values === null) return values;
  const topic = 'topic' in values ? values.topic : undefined;
  const unasked = detailsOf.filter(([, topics]) => !topics.includes(String(topic))).map(([name]) => name);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !unasked.includes(name)));
}

/** The contact form. `today` is an ISO date at the company's place, `products` are the ids one may ask about. */
export function contactSchema({ today, products }: { today: string; products: readonly string[] }) {
  return z.preprocess(
    onlyWhatWasAsked,
    z.object({
      name: line({ label: 'Your name', max: LEAD_LIMITS.name }),
      email: email(),
      topic: z.enum(LEAD_TOPICS, { error: 'Please choose what it is about.' }),
      message: paragraph({ label: 'Your message', min: 10, max: LEAD_LIMITS.message }),
      phone: optional(indianPhone()),
      company: optional(line({ label: 'The name', max: LEAD_LIMITS.company })),
      product: optional(z.enum([...products], { error: 'This is not one of ours.' })),
      people: optional(headcount()),
      date: optional(dayFrom(today)),
      city: optional(line({ label: 'The city', max: DETAIL_LIMITS.city })),
      budget: optional(z.enum(BUDGETS, { error: 'Please choose one of the list.' })),
      deadline: optional(line({ label: 'The time', max: DETAIL_LIMITS.deadline })),
      reference: optional(line({ label: 'The number or name', max: DETAIL_LIMITS.reference })),
      ...hiddenFields,
    }),
  );
}
