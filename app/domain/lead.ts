import { z } from 'zod';
import { email, indianPhone, line, optional, paragraph } from './form-fields';

export const LEAD_TOPICS = [
  'project',
  'products',
  'training',
  'hackathon',
  'partnership',
  'support',
  'other',
] as const;
export type LeadTopic = (typeof LEAD_TOPICS)[number];

/** Longest texts in characters; forms give them to `maxlength`. */
export const LEAD_LIMITS = { name: 100, email: 254, company: 120, phone: 30, message: 4000 } as const;

/** The field that people never see and automated senders fill in. */
export const HONEYPOT_FIELD = 'website';

/** The contact form. A filled honeypot is no fault of the form: see `looksAutomated`. */
export const leadSchema = z.object({
  name: line({ label: 'Your name', max: LEAD_LIMITS.name }),
  email: email(),
  topic: z.enum(LEAD_TOPICS, { error: 'Please choose what it is about.' }),
  message: paragraph({ label: 'Your message', min: 10, max: LEAD_LIMITS.message }),
  company: optional(line({ label: 'Company', max: LEAD_LIMITS.company })),
  phone: optional(indianPhone()),
  [HONEYPOT_FIELD]: z.string().optional(),
});

export type Lead = z.infer<typeof leadSchema>;

/** Thank such a sender like any other and keep nothing: a refusal would teach it. */
export function looksAutomated(lead: Lead): boolean {
  return Boolean(lead[HONEYPOT_FIELD]);
}
