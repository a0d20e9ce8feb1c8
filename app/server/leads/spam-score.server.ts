import type { NewLead } from './types.server';

const FASTEST_PERSON_MS = 3_000;

/** From this score on nothing is sent to the address that was given: it may be somebody else's. */
export const LIKELY_SPAM = 5;

/** Markup of web pages and forums: people do not write links that way. */
const MARKUP = /<a\s[^>]{0,100}href|\[(url|link)[=\]]|<\/?(script|iframe|html|body)\b/i;

/** What is offered to strangers through forms, and hardly ever asked of us. */
const OFFERS = [
  /\b(seo|backlinks?|guest posts?|domain authority|first page of google)\b/i,
  /\b(casino|viagra|cialis|porn|escorts?|replica watches)\b/i,
  /\b(crypto|bitcoin|forex)\b.{0,80}\b(invest\w*|profit|returns?|trading)\b/is,
  /\b(instant|quick|business|personal) loans?\b/i,
  /\b(million|lakhs?) (of )?(visitors|followers|leads|e-?mails?)\b/i,
];

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const linksIn = (text: string) => count(text, /https?:\/\/|www\.|\[url/gi);

/** Twenty letters and more of a script that has capitals, nearly all of them capitals. */
function isShouted(text: string): boolean {
  const capitals = count(text, /\p{Lu}/gu);
  return capitals >= 20 && capitals > 9 * count(text, /\p{Ll}/gu);
}

function contentScore(message: string): number {
  const links = 2 * Math.max(0, linksIn(message) - 1);
  const offers = 2 * OFFERS.filter((offer) => offer.test(message)).length;
  return links + offers + (MARKUP.test(message) ? 3 : 0) + (isShouted(message) ? 2 : 0);
}

/**
 * From 0 (a person) up: hidden field filled 10, sent too fast 4, links in the name 4 each; in the message each link after
 * the first 2, each kind of offer 2, markup 3, shouting 2. No single sign of the contents is enough.
 */
export function spamScore({ name = '', message = '', honeypot = '', filledInMs }: NewLead): number {
  const hidden = honeypot.trim() === '' ? 0 : 10;
  const hasty = filledInMs !== undefined && filledInMs < FASTEST_PERSON_MS ? 4 : 0;
  return hidden + hasty + 4 * linksIn(name) + contentScore(message);
}
