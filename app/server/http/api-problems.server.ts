import type { z } from 'zod';
import type { ApiProblem } from '~/domain/api/api-schemas';
import { MissingScopeError } from '../api/api-caller.server';
import { InvalidCursorError } from '../api/api-deps.server';
import { isConnectionLost } from '../db/sql-state.server';

const RETRY_SECONDS = 10;

/** A parameter of the request is not valid. Any other ZodError is a fault of the site. */
export class InvalidQueryError extends Error {
  override readonly name = 'InvalidQueryError';
  constructor({ issues }: z.ZodError) {
    super(issues.map(({ message }) => message).join(' '));
  }
}

/** A refusal of the API (RFC 9457). */
const respondWithProblem = (problem: ApiProblem, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
  });

export const notFound = () =>
  respondWithProblem({ title: 'Not found', status: 404, detail: 'There is nothing at this path.' });

export const methodNotAllowed = () =>
  respondWithProblem(
    { title: 'Method not allowed', status: 405, detail: 'The API only reads.' },
    { Allow: 'GET, HEAD' },
  );

export const unauthorized = () =>
  respondWithProblem(
    {
      title: 'No valid key',
      status: 401,
      detail: 'Please send a valid API key, as “Authorization: Bearer shop_…”.',
    },
    { 'WWW-Authenticate': 'Bearer' },
  );

export const tooManyRequests = (seconds: number) =>
  respondWithProblem(
    { title: 'Too many requests', status: 429, detail: `Please wait ${seconds} s.` },
    { 'Retry-After': String(seconds) },
  );

const invalidParameter = (detail: string) =>
  respondWithProblem({ title: 'A parameter is not valid', status: 400, detail });

/** The refusal of a request that the caller can mend. `undefined` for a fault of the site. */
export function findCallerProblem(error: unknown): Response | undefined {
  if (error instanceof MissingScopeError)
    return respondWithProblem({ title: 'The key lacks a scope', status: 403, detail: error.message });
  if (error instanceof InvalidCursorError || error instanceof InvalidQueryError)
    return invalidParameter(error.message);
  return undefined;
}

/** The answer to a fault of the site. */
export const toServerProblem = (error: unknown): Response =>
  isConnectionLost(error)
    ? respondWithProblem(
        { title: 'Not available', status: 503, detail: 'Please try again in a moment.' },
        { 'Retry-After': String(RETRY_SECONDS) },
      )
    : respondWithProblem({ title: 'Failed', status: 500, detail: 'The fault has been recorded.' });
