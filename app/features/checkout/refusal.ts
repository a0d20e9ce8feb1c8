import type { ErrorResponse } from 'react-router';

interface Refusal {
  status: number;
  /** For the shopper, as the server says it. */
  words?: string;
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** Why the server refused a form before it read it, such as too many in a minute: `{ "error": "…" }`. */
export function refusalIn({ status, data }: ErrorResponse): Refusal {
  const said = parse(data);
  const isRefusal = status < 500 && typeof said === 'object' && said !== null && 'error' in said;
  return { status, ...(isRefusal && { words: String(said.error) }) };
}
