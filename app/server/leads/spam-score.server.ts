import { ELAPSED_FIELD, HONEYPOT_FIELD } from '~/domain/forms/spam-fields';
import type { NewLead } from './types.server';

interface HiddenValues {
  [HONEYPOT_FIELD]?: string | undefined;
  [ELAPSED_FIELD]?: string | undefined;
}

/** Reads the hidden fields of a form. An invalid time is ignored. */
export function readSpamSignals(values: HiddenValues): Pick<NewLead, 'honeypot' | 'filledInMs'> {
  const { [HONEYPOT_FIELD]: honeypot, [ELAPSED_FIELD]: elapsed = '' } = values;
  return {
    ...(honeypot && { honeypot }),
    ...(/^\d{1,9}(\.\d{1,20})?$/.test(elapsed) && { filledInMs: Number(elapsed) }),
  };
}

const MIN_FILL_MS = 3_000;

/** From this score on, no emails are sent: the entered email may belong to someone else. */
export const LIKELY_SPAM = 5;

/** Markup of HTML and forums. Visitors do not write links this way. */
const MARKUP = /<a\s[^>]{0,100}href|\[(url|link)[=\]]|<\/?(script|iframe|html|body)\b/i;

/** Typical offers of spam, which genuine requests hardly ever contain. */
const OFFERS = [
  /\b(seo|backlinks?|guest posts?|domain authority|first page of google)\b/i,
  /\b(casino|viagra|cialis|porn|escorts?|replica watches)\b/i,
  /\b(crypto|bitcoin|forex)\b.{0,80}\b(invest\w*|profit|returns?|trading)\b/is,
  /\b(instant|quick|business|personal) loans?\b/i,
  /\b(million|lakhs?) (of )?(visitors|followers|leads|e-?mails?)\b/i,
];

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const countLinks = (text: string) => count(text, /https?:\/\/|www\.|\[url/gi);

/** At least 20 capitals, and over 90 % of the cased letters are capitals. */
function isAllCaps(text: string): boolean {
  const capitals = count(text, /\p{Lu}/gu);
  return capitals >= 20 && capitals > 9 * count(text, /\p{Ll}/gu);
}

function scoreContent(message: string): number {
  const links = 2 * Math.max(0, countLinks(message) - 1);
  const offers = 2 * OFFERS.filter((offer) => offer.test(message)).length;
  return links + offers + (MARKUP.test(message) ? 3 : 0) + (isAllCaps(message) ? 2 : 0);
}

/**
 * From 0 (no sign of spam): hidden field filled 10, sent too fast 4, each link in the name 4; in the message each link
 * after the first 2, each kind of offer 2, markup 3, all capitals 2. No single sign of the content reaches LIKELY_SPAM.
 */
export function calculateSpamScore({ name = '', message = '', honeypot = '', filledInMs }: NewLead): number {
  const hidden = honeypot.trim() === '' ? 0 : 10;
  const tooFast = filledInMs !== undefined && filledInMs < MIN_FILL_MS ? 4 : 0;
  return hidden + tooFast + 4 * countLinks(name) + scoreContent(message);
}
