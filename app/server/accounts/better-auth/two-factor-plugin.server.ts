import { randomInt } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { site } from '~site';
import { PASSWORD_SIGN_IN_PATH } from './session-plugin.server';

const isPasswordSignIn = ({ path }: { path?: string }): boolean => path === PASSWORD_SIGN_IN_PATH;

/** Recovery codes are copied from paper, so none of their characters looks like another one. */
const RECOVERY_ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';
const RECOVERY_CODES = 10;

const createPart = () =>
  Array.from({ length: 5 }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join('');

const createRecoveryCodes = () =>
  Array.from({ length: RECOVERY_CODES }, () => `${createPart()}-${createPart()}`);

/**
 * The two-factor plugin of better-auth, watching our own password sign-in instead of the sign-in endpoints of better-auth.
 * When the user has two-factor sign-in, the plugin ends the new session and sets the challenge cookie.
 */
export function createTwoFactorPlugin() {
  const plugin = twoFactor({
    issuer: site.name,
    backupCodeOptions: { storeBackupCodes: 'encrypted', customBackupCodesGenerate: createRecoveryCodes },
    schema: { twoFactor: { fields: { userId: 'userId' } } },
  });
  const after = plugin.hooks.after.map((hook) => ({ ...hook, matcher: isPasswordSignIn }));
  return { ...plugin, hooks: { ...plugin.hooks, after } };
}

/** The URI of a two-factor secret for the QR code, and the secret in Base32 for typing. */
export const createAuthenticatorUri = (secret: string, email: string): { uri: string; secret: string } => ({
  uri: createOTP(secret).url(site.name, email),
  secret: base32.encode(secret, { padding: false }),
});
