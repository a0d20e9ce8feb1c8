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
export const DELIVERY_STATES = ['queued', 'sent', 'failed', 'refused', 'withdrawn'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
