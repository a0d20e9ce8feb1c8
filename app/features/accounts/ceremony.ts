import { NOT_REACHED, postJson } from '~/state/http/json-client';

/** What our own routes answer; a lost connection leaves everything out. */
export interface CeremonyAnswer {
  options?: unknown;
  to?: string;
  error?: string;
}

export async function ask(address: string, question: object): Promise<CeremonyAnswer> {
  const { body } = await postJson(address, question);
  return body && typeof body === 'object' ? body : { error: NOT_REACHED };
}

/** Closed by hand, or timed out: browsers do not say which. */
export const isOwnChoice = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';
