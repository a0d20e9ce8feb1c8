import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { WebhookFailure } from '~/domain/webhooks/webhook-endpoint';
import { isPrivateAddress, lookUpPublic, PrivateAddressError } from './public-lookup.server';

/** For the connection and the head of the response together. Receivers answer first and work later. */
const TIMEOUT_MS = 10_000;

export interface WebhookPost {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Whether this machine and its network may get requests. */
  allowsPrivate: boolean;
}

/** What became of an attempt. */
export type WebhookResponse = { status: number } | { failure: WebhookFailure };

function toFailure(error: NodeJS.ErrnoException): WebhookFailure {
  if (error instanceof PrivateAddressError) return 'private-address';
  return error.code === 'ENOTFOUND' ? 'unknown-host' : 'no-response';
}

/** Without the brackets of an IPv6 address. */
const getHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** Sends a request and reads only the status of its response. Redirects are not followed. Never throws. */
export function postWebhook({ url, headers, body, allowsPrivate }: WebhookPost): Promise<WebhookResponse> {
  const target = new URL(url);
  const host = getHost(target);
  const isHttps = target.protocol === 'https:';
  // Its URL was entered while private networks were allowed.
  if (!allowsPrivate && !isHttps) return Promise.resolve({ failure: 'no-https' });
  if (!allowsPrivate && isIP(host) !== 0 && isPrivateAddress(host)) {
    return Promise.resolve({ failure: 'private-address' });
  }
  const request = isHttps ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const sent = request(target, {
      method: 'POST',
      // A connection is used once, so none stays open between two events.
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
      },
      ...(!allowsPrivate && { lookup: lookUpPublic }),
    });
    sent.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0 });
      response.destroy();
    });
    sent.on('error', (error) => resolve({ failure: toFailure(error) }));
    // A response that changes the protocol (status 101) closes the connection without an event before this one.
    sent.on('close', () => resolve({ failure: 'no-response' }));
    sent.end(body);
  });
}
