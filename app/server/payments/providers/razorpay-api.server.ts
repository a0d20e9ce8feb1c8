import { z } from 'zod';
import { getTraceHeaders } from '../../tracing/span.server';
import { isRefusal, providerText, RefusedByProvider, traceProviderCall } from './provider-request.server';

export const RAZORPAY_API_URL = 'https://api.razorpay.com';

const REQUEST_TIMEOUT_MS = 10_000;

interface RazorpayCredentials {
  keyId: string;
  keySecret: string;
  apiUrl: string;
}

interface ApiRequest {
  method: 'GET' | 'POST';
  /** With the query. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sends a request to the REST API and resolves to its JSON. */
export type CallRazorpay = (request: ApiRequest) => Promise<unknown>;

const errorSchema = z.object({ error: z.object({ description: providerText }) });

/**
 * Repeats a request whose connection broke, such as one that the service had closed. Every request may be repeated: links have
 * a reference, refunds a key.
 */
const fetchAgain = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, init).catch((error) => {
    if (error instanceof TypeError) return fetch(url, init);
    throw error;
  });

/** Throws RefusedByProvider, or another error when the service does not answer or is busy. */
export function createRazorpayApi({ keyId, keySecret, apiUrl }: RazorpayCredentials): CallRazorpay {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  async function send({ method, path, body, headers }: ApiRequest): Promise<unknown> {
    const response = await fetchAgain(apiUrl + path, {
      method,
      headers: {
        ...headers,
        ...getTraceHeaders(),
        Authorization: authorization,
        'Content-Type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const json: unknown = await response.json().catch(() => undefined);
    if (response.ok) return json;
    const { data } = errorSchema.safeParse(json);
    const message = data?.error.description ?? `Razorpay answered with status ${response.status}.`;
    throw isRefusal(response.status) ? new RefusedByProvider(message) : new Error(message);
  }
  return (request) => traceProviderCall('razorpay', () => send(request));
}
