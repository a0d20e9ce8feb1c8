import { z } from 'zod';
import { emailField, indianPhoneField, optionalField, textAreaField, textField } from '../forms/form-fields';
import { spamFields } from '../forms/hidden-fields';
import { futureDateField, headcountField, LEAD_LIMITS, LEAD_TOPICS, type LeadTopic } from './lead-schemas';

/** Ranges in rupees before GST. */
export const BUDGETS = [
  'unknown',
  'up-to-10-lakh',
  '10-to-25-lakh',
  '25-to-60-lakh',
  'over-60-lakh',
] as const;
export type Budget = (typeof BUDGETS)[number];

/** The optional fields of the contact form, and the topics that have them. */
export const CONTACT_DETAIL_TOPICS = {
  company: ['project', 'training', 'hackathon', 'partnership'],
  product: ['products'],
  people: ['products', 'training', 'hackathon'],
  date: ['hackathon'],
  city: ['training', 'hackathon'],
  budget: ['project'],
  deadline: ['project'],
  reference: ['order', 'support'],
} as const satisfies Record<string, readonly LeadTopic[]>;
export type ContactDetail = keyof typeof CONTACT_DETAIL_TOPICS;

/** Maximum lengths in characters. */
export const CONTACT_DETAIL_LIMITS = { city: 80, deadline: 80, reference: 80 } as const;

const topicsByDetail: readonly [string, readonly string[]][] = Object.entries(CONTACT_DETAIL_TOPICS);

/** Removes details of other topics: the form hides them, so the sender did not see their values. */
function removeHiddenDetails(values: unknown): unknown {
  if (typeof values !== 'object' || values === null) return values;
  const topic = 'topic' in values ? values.topic : undefined;
  const hidden = topicsByDetail.filter(([, topics]) => !topics.includes(String(topic))).map(([name]) => name);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.includes(name)));
}

/** The contact form. `today` is the ISO day in the company's time zone, `products` are the product ids to choose from. */
export function createContactSchema({ today, products }: { today: string; products: readonly string[] }) {
  return z.preprocess(
    removeHiddenDetails,
    z.object({
      name: textField({ label: 'Your name', max: LEAD_LIMITS.name }),
      email: emailField(),
      topic: z.enum(LEAD_TOPICS, { error: 'Please choose what it is about.' }),
      message: textAreaField({ label: 'Your message', min: 10, max: LEAD_LIMITS.message }),
      phone: optionalField(indianPhoneField()),
      company: optionalField(textField({ label: 'The name', max: LEAD_LIMITS.company })),
      product: optionalField(z.enum([...products], { error: 'This is not one of ours.' })),
      people: optionalField(headcountField()),
      date: optionalField(futureDateField(today)),
      city: optionalField(textField({ label: 'The city', max: CONTACT_DETAIL_LIMITS.city })),
      budget: optionalField(z.enum(BUDGETS, { error: 'Please choose one of the list.' })),
      deadline: optionalField(textField({ label: 'The time', max: CONTACT_DETAIL_LIMITS.deadline })),
      reference: optionalField(
        textField({ label: 'The number or name', max: CONTACT_DETAIL_LIMITS.reference }),
      ),
      ...spamFields,
    }),
  );
}
