import { isInBreachRange } from './breach-range.server';
import { isCommonPassword } from './common-passwords.server';

/** Whether a password was found in breaches of other sites. Never rejects: without an answer it is not known to be. */
export type IsBreachedPassword = (password: string) => Promise<boolean>;

interface Options {
  /** The range service, when the settings allow to ask one. */
  url: string | undefined;
  timeoutMs?: number;
  /** Told why the service could not be asked. */
  reportFault: (error: unknown) => void;
}

/** The list beside the server first; then the service, if there is one. Its failure holds nobody up. */
export function breachedPasswords({ url, timeoutMs, reportFault }: Options): IsBreachedPassword {
  return async (password) => {
    if (await isCommonPassword(password)) return true;
    if (url === undefined) return false;
    try {
      return await isInBreachRange(password, { url, ...(timeoutMs !== undefined && { timeoutMs }) });
    } catch (error) {
      reportFault(error);
      return false;
    }
  };
}
