import type { NewLead } from './contract.server';

const FASTEST_PERSON_MS = 3_000;

/** From this score on nothing is sent to the address that was given: it may be somebody else's. */
export const LIKELY_SPAM = 5;

function linksIn(text: string): number {
  return text.match(/https?:\/\/|www\.|\[url/gi)?.length ?? 0;
}

/** From 0 (a person) up: hidden field filled 10, sent too fast 4, each link after the first 2. */
export function spamScore({ name = '', message = '', honeypot = '', filledInMs }: NewLead): number {
  const hidden = honeypot.trim() === '' ? 0 : 10;
  const hasty = filledInMs !== undefined && filledInMs < FASTEST_PERSON_MS ? 4 : 0;
  const links = 2 * Math.max(0, linksIn(message) - 1) + 4 * linksIn(name);
  return hidden + hasty + links;
}
