import { z } from 'zod';
import { plainText } from '../forms/form-fields';

export const MAX_PASSKEY_NAME_LENGTH = 60;

/** base64url, as browsers write what is binary. */
const bytes = (max: number) =>
  plainText({ label: 'This value', max, min: 0 }).refine((value) => /^[\w-]*$/.test(value));

/** What a browser sends after somebody unlocked a passkey (WebAuthn Level 3, AuthenticationResponseJSON). */
export const passkeyAssertionSchema = z.object({
  id: bytes(1400).min(1),
  rawId: bytes(1400).min(1),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}).prefault({}),
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: bytes(200).optional(),
  }),
});

export type PasskeyAssertion = z.output<typeof passkeyAssertionSchema>;

/** What a browser sends after it made a passkey (WebAuthn Level 3, RegistrationResponseJSON). */
export const passkeyRegistrationSchema = z.object({
  id: bytes(1400).min(1),
  rawId: bytes(1400).min(1),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}).prefault({}),
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    authenticatorData: bytes(4_000).optional(),
    publicKey: bytes(4_000).nullish(),
    publicKeyAlgorithm: z.number().optional(),
    transports: z
      .array(plainText({ label: 'A transport', max: 40 }))
      .max(10)
      .optional(),
  }),
});

export type PasskeyRegistration = z.output<typeof passkeyRegistrationSchema>;
