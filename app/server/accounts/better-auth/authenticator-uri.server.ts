import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { site } from '~site';

/** The URI of a two-factor secret for the QR code, and the secret in Base32 for typing. */
export const createAuthenticatorUri = (secret: string, email: string): { uri: string; secret: string } => ({
  uri: createOTP(secret).url(site.name, email),
  secret: base32.encode(secret, { padding: false }),
});
