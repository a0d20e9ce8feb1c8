import { MAX_LENGTHS } from '~/domain/forms/plain-text';
import { describeOmitted, readFormToResend } from '../body/partial-form.server';
import type { RequestError } from './request-error.server';

const SECONDS_TO_RETRY = 60;

const databaseUnavailable: RequestError = {
  status: 503,
  title: 'This does not work right now.',
  text: 'Our database does not answer. Nothing is lost. Please try again in a minute.',
  retryAfterSeconds: SECONDS_TO_RETRY,
};

/**
 * R-HTTP-2: the error for a page or a form while the database does not answer. `form` is a copy of the request of a form, whose
 * fields can be sent again. Reads its body.
 */
export async function createDatabaseUnavailableError(form: Request | undefined): Promise<RequestError> {
  if (!form) return databaseUnavailable;
  const { pathname, search } = new URL(form.url);
  const sent = await readFormToResend(form, MAX_LENGTHS.body);
  if (sent.fields.length === 0 && sent.fileField === undefined) return databaseUnavailable;
  const text = `Our database does not answer. Please wait a minute, then press the button: what you typed is sent again.${describeOmitted(sent)}`;
  return { ...databaseUnavailable, text, resend: { ...sent, action: pathname + search } };
}

/** R-HTTP-2: the answer to a script, with the body of `response`. */
export function respondDatabaseUnavailable({ body, headers }: Response): Response {
  const unavailable = new Response(body, { status: databaseUnavailable.status, headers });
  unavailable.headers.set('Retry-After', String(SECONDS_TO_RETRY));
  return unavailable;
}
