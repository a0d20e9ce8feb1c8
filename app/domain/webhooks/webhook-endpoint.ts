import { z } from 'zod';
import { plainText, textField } from '../forms/form-fields';
import { versionField } from '../forms/hidden-fields';
import { WEBHOOK_EVENTS, type WebhookEvent } from './webhook-event';

export const MAX_WEBHOOK_URL = 500;
export const MAX_WEBHOOK_NAME = 60;
/** Each event of an order adds a job for each endpoint. */
export const MAX_WEBHOOK_ENDPOINTS = 10;

/** `failing`: it refused a request for so long that the last attempt failed. `gone`: it answered that it exists no more. */
export type WebhookPause = 'staff' | 'failing' | 'gone';

/** A URL of another program that gets events of orders. */
export interface WebhookEndpoint {
  id: string;
  name: string;
  url: string;
  events: readonly WebhookEvent[];
  /** R-WEBHOOK-3: requests contain the names and addresses of buyers. */
  includesContact: boolean;
  /** Why no requests are sent. Absent while they are. */
  paused?: WebhookPause;
  /** Each change adds one. */
  version: number;
}

/** A request to an endpoint, with all its attempts. */
export interface WebhookRequest {
  id: string;
  event: WebhookEvent | 'test';
  /** Absent for a test. */
  orderNumber?: string;
  createdAt: Date;
  state: 'waiting' | 'accepted' | 'failed';
  attempts: number;
  /** The HTTP status of the last response. */
  responseStatus?: number;
  /** Why the last attempt had no response. */
  failure?: WebhookFailure;
}

/** Why an attempt had no response. */
export const WEBHOOK_FAILURES = [
  'no-response',
  'unknown-host',
  'private-address',
  'no-https',
  'paused',
  'public-demo',
] as const;
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];

const MAX_EVENT_LENGTH = 40;

const isWebhookEvent = (name: string): name is WebhookEvent => WEBHOOK_EVENTS.some((event) => event === name);

const urlField = (allowsHttp: boolean) =>
  textField({ label: 'The URL', max: MAX_WEBHOOK_URL }).transform((text, context) => {
    const url = URL.parse(text);
    const isWeb = url?.protocol === 'https:' || (allowsHttp && url?.protocol === 'http:');
    const message =
      url && isWeb
        ? (url.username || url.password || url.hash) && 'The URL has no user name, no password and no #.'
        : 'A URL begins with https://, like https://example.com/webhook.';
    if (!message && url) return url.href;
    context.addIssue({ code: 'custom', message: message || 'Please enter a URL.' });
    return z.NEVER;
  });

/** An endpoint as an admin enters it. `allowsHttp`: for programs on this machine or in its network. */
export const createWebhookFormSchema = (allowsHttp: boolean) =>
  z.object({
    name: textField({ label: 'The name', max: MAX_WEBHOOK_NAME }),
    url: urlField(allowsHttp),
    events: z
      .array(plainText({ label: 'An event', max: MAX_EVENT_LENGTH }))
      .min(1, { error: 'Please choose at least one event.' })
      // The issue of an item would have a name that no field of the form has.
      .refine((names): names is WebhookEvent[] => names.every(isWebhookEvent), {
        error: 'Please choose from the list.',
      }),
    includesContact: z
      .literal('on', { error: 'Please choose again.' })
      .optional()
      .transform((value) => value === 'on'),
    version: versionField,
  });

export type WebhookInput = z.output<ReturnType<typeof createWebhookFormSchema>>;
