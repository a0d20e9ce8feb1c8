import { NETWORK_ERROR_MESSAGE, postJson } from '~/state/http/json-client';

/** What our own routes answer; a lost connection leaves everything out. */
export interface PasskeyResponse {
  options?: unknown;
  to?: string;
  error?: string;
}

export async function sendPasskeyRequest(address: string, question: object): Promise<PasskeyResponse> {
  const { body } = await postJson(address, question);
  return body && typeof body === 'object' ? body : { error: NETWORK_ERROR_MESSAGE };
}

/** Closed by hand, or timed out: browsers do not say which. */
export const isCancelledByUser = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';
