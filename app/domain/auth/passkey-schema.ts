import { z } from 'zod';
import { plainText } from '../forms/form-fields';

/** Binary data as base64url. `max` in characters. */
const base64url = (max: number) =>
  plainText({ label: 'This value', max, min: 0 }).refine((value) => /^[\w-]*$/.test(value));

const credentialSchema = z.object({
  id: base64url(1400).min(1),
  rawId: base64url(1400).min(1),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}).prefault({}),
});

/** What a browser sends for a sign-in with a passkey (WebAuthn Level 3, AuthenticationResponseJSON). */
export const passkeyAssertionSchema = credentialSchema.extend({
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: base64url(200).optional(),
  }),
});

export type PasskeyAssertion = z.output<typeof passkeyAssertionSchema>;

/** What a browser sends after it created a passkey (WebAuthn Level 3, RegistrationResponseJSON). */
export const passkeyRegistrationSchema = credentialSchema.extend({
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    authenticatorData: base64url(4_000).optional(),
    publicKey: base64url(4_000).nullish(),
    publicKeyAlgorithm: z.number().optional(),
    transports: z
      .array(plainText({ label: 'A transport', max: 40 }))
      .max(10)
      .optional(),
  }),
});

export type PasskeyRegistration = z.output<typeof passkeyRegistrationSchema>;
