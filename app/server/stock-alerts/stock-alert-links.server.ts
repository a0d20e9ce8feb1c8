import { getStockAlertLinkPath } from '~/content/shop/shop-page-paths';
import { createLinkKey, isValidLinkKey } from '../crypto/signatures.server';
import type { ServiceDeps } from '../db/database.server';
import { unsubscribeHeaders } from '../email/email-queue.server';
import type { EmailQueue } from '../email/types.server';

export interface StockAlertDeps extends ServiceDeps {
  emailQueue: EmailQueue;
  /** Signs the links. */
  secret: string;
  /** Begins the links of email headers. */
  siteUrl: string;
}

export type AlertLinkPurpose = 'confirm' | 'leave';

export interface AlertLink {
  id: string;
  key: string;
}

const toSigningPurpose = (purpose: AlertLinkPurpose) => `stock-alert-${purpose}` as const;

type LinkDeps = Pick<StockAlertDeps, 'secret' | 'siteUrl'>;

export const createAlertLink = ({ secret }: LinkDeps, purpose: AlertLinkPurpose, id: string): string =>
  getStockAlertLinkPath(purpose, id, createLinkKey(secret, toSigningPurpose(purpose), id));

export const hasValidKey = ({ secret }: LinkDeps, purpose: AlertLinkPurpose, link: AlertLink): boolean =>
  isValidLinkKey(secret, toSigningPurpose(purpose), link);

/** The link that ends all alerts of an email, with the headers of it. Its id is the hash, so it works after their deletion. */
export function createLeaveLink(deps: LinkDeps, recipientHash: string) {
  const leave = createAlertLink(deps, 'leave', recipientHash);
  return { leave, headers: unsubscribeHeaders(new URL(leave, deps.siteUrl)) };
}
