import { paths } from '~/paths';
import { createLinkKey } from '../crypto/signatures.server';

export type NewsletterPurpose = 'confirm' | 'leave';

export const toSigningPurpose = (purpose: NewsletterPurpose) => `newsletter-${purpose}` as const;

/** The path of a link to a subscriber. */
export const createNewsletterLink = (secret: string, purpose: NewsletterPurpose, id: string): string =>
  paths.newsletterLink(purpose, id, createLinkKey(secret, toSigningPurpose(purpose), id));

/** The query parameter with the email of the link. */
export const DELIVERY_PARAMETER = 'delivery';

/** The path of the link that unsubscribes, in one email of an edition. */
export const createDeliveryLeaveLink = (secret: string, subscriberId: string, deliveryId: string): string =>
  `${createNewsletterLink(secret, 'leave', subscriberId)}&${DELIVERY_PARAMETER}=${deliveryId}`;
