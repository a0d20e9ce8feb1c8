import type { ErrorResponse } from 'react-router';

interface ResponseError {
  status: number;
  /** Sentence of the server, for the buyer. */
  message?: string;
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** Reads the error of a response that refused the form before it was read, such as a rate limit: `{ "error": "…" }`. */
export function readResponseError({ status, data }: ErrorResponse): ResponseError {
  const body = parseJson(data);
  const hasMessage = status < 500 && typeof body === 'object' && body !== null && 'error' in body;
  return { status, ...(hasMessage && { message: String(body.error) }) };
}
