/**
 * draft: staff write it · scheduled: it is sent at a time · sending: subscribers get it in batches · sent: every subscriber had
 * their turn · stopped: staff ended the sending, and the others do not get it
 */
export const EDITION_STATES = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const;
export type EditionState = (typeof EDITION_STATES)[number];

/**
 * Of one email of an edition. queued: waits for the mail server · sent: the mail server accepted it · failed: every attempt
 * failed · refused: the mail server refused the address for good · withdrawn: the subscriber unsubscribed before it was sent
 */
const DELIVERY_STATES = ['queued', 'sent', 'failed', 'refused', 'withdrawn'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** The query parameter of links in an edition: its number, the same for every subscriber. */
export const EDITION_PARAMETER = 'newsletter';

const NUMBER = /^[1-9]\d{0,3}$/;

/** The number of the edition in a text. `undefined` for anything else. */
export const readEditionNumber = (text: string | null | undefined): number | undefined =>
  text && NUMBER.test(text) ? Number(text) : undefined;

/** A path of this site as the link in an edition. */
export function addEditionNumber(path: string, number: number): string {
  const separator = path.includes('?') ? '&' : '?';
  return `${path}${separator}${EDITION_PARAMETER}=${number}`;
}

export interface EditionArticle {
  title: string;
  summary: string;
  author: string;
  readingMinutes: number;
  /** With the number of the edition, the same for every subscriber. */
  path: string;
}

/** What an email of an edition says, the same for every subscriber. */
export interface EditionContent {
  number: number;
  subject: string;
  introduction: string;
  articles: readonly EditionArticle[];
}

/** When a draft was to be sent: at that time, visitors could read none of its articles. `undefined` for any other edition. */
export const readMissedTime = ({
  state,
  sendAt,
}: {
  state: EditionState;
  sendAt: Date | null;
}): Date | undefined => (state === 'draft' && sendAt ? sendAt : undefined);

export interface ListedEdition {
  id: string;
  number: number;
  subject: string;
  state: EditionState;
  sendAt: Date | null;
  startedAt: Date | null;
  recipients: number;
  changedAt: Date;
}

/** An article that an edition has or can have. */
export interface EditionChoice {
  slug: string;
  title: string;
  publishedOn: string;
}
