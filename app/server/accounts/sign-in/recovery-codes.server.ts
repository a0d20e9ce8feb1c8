import { callAuth } from '../better-auth/auth.server';
import type { AccountDeps } from '../deps.server';

/** The unused recovery codes. */
export const readRecoveryCodes = async ({ auth }: AccountDeps, userId: string): Promise<string[]> =>
  (await callAuth(() => auth.api.viewBackupCodes({ body: { userId } })))?.backupCodes ?? [];

/** Phones put dashes, a minus or signs without width in place of a hyphen. */
const simplify = (code: string) => code.toLowerCase().replace(/[^a-z\d]/g, '');

/**
 * The unused code that was typed, also in capitals, and without its hyphen or with another sign in its place. What is no such code
 * stays as it is.
 */
export async function findRecoveryCode(deps: AccountDeps, userId: string, typed: string): Promise<string> {
  const codes = await readRecoveryCodes(deps, userId);
  return (
    codes.find((code) => code === typed) ?? codes.find((code) => simplify(code) === simplify(typed)) ?? typed
  );
}
