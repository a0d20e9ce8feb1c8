import { NETWORK_ERROR_MESSAGE, postJson } from '~/state/http/json-client';

/** Response of the passkey resource routes. */
export interface PasskeyResponse {
  options?: unknown;
  to?: string;
  error?: string;
}

export async function sendPasskeyRequest(endpoint: string, requestBody: object): Promise<PasskeyResponse> {
  const { body } = await postJson(endpoint, requestBody);
  return body && typeof body === 'object' ? body : { error: NETWORK_ERROR_MESSAGE };
}

/** The user closed the browser's dialog, or it timed out: browsers do not say which. */
export const isCancelledByUser = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';
