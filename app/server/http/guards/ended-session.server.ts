import { MAX_LENGTHS } from '~/domain/forms/plain-text';
import { describeOmitted, readFormToResend } from '../body/partial-form.server';
import type { RequestError } from '../errors/request-error.server';

/** Whether a visitor sent a form of a page, and not a script. */
export const isPageForm = ({ method, headers }: Request): boolean =>
  method === 'POST' && (headers.get('accept')?.includes('text/html') ?? false);

/**
 * R-ROUTE-10: the error for a form that was sent after the session had ended, with the form to send again, without passwords and
 * files. Undefined for a form without fields. `path` is the path and query of its page. Reads the body.
 */
export async function createEndedSessionError(
  request: Request,
  path: string,
): Promise<RequestError | undefined> {
  const form = await readFormToResend(request, MAX_LENGTHS.body);
  if (form.fields.length === 0) return undefined;
  return {
    status: 403,
    title: 'You are signed out.',
    text: `Your session ended before you sent this. Sign in in another tab, come back here and send it again: what you typed comes along.${describeOmitted(form)}`,
    resend: { ...form, action: path },
    needsSignIn: true,
  };
}
