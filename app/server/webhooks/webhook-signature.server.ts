import { deriveKey, signForProgram } from '../crypto/signatures.server';

const PREFIX = 'whsec_';

/** The secret of an endpoint, as its program stores it. It is derived from that of the site, so the database does not contain it. */
export const getWebhookSecret = (
  siteSecret: string,
  { id, secretNumber }: { id: string; secretNumber: number },
): string => PREFIX + deriveKey(siteSecret, `webhook ${id} ${secretNumber}`, 'base64');

interface SignedRequest {
  id: string;
  /** When this attempt is made. */
  at: Date;
  body: string;
}

/** R-WEBHOOK-4: the headers of Standard Webhooks (https://www.standardwebhooks.com). */
export function createWebhookHeaders(
  secret: string,
  { id, at, body }: SignedRequest,
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = signForProgram(key, `${id}.${timestamp}.${body}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
