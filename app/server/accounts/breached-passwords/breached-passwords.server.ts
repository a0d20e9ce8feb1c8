import { isInBreachRange } from './breach-range.server';
import { isCommonPassword } from './common-passwords.server';

/** Whether a password was found in breaches of other sites. Never rejects: without a response it resolves to false. */
export type IsBreachedPassword = (password: string) => Promise<boolean>;

interface Options {
  /** The range service, if the settings name one. */
  url: string | undefined;
  timeoutMs?: number;
  /** Called with the error when the service is not available. */
  reportError: (error: unknown) => void;
}

/** Checks the bundled list first, then the service. An error of the service does not stop a sign-up. */
export function createBreachCheck({ url, timeoutMs, reportError }: Options): IsBreachedPassword {
  return async (password) => {
    if (await isCommonPassword(password)) return true;
    if (url === undefined) return false;
    try {
      return await isInBreachRange(password, { url, ...(timeoutMs !== undefined && { timeoutMs }) });
    } catch (error) {
      reportError(error);
      return false;
    }
  };
}
