import { z } from 'zod';

export const PASSKEY_NAME_LENGTH = 60;

/** base64url, as browsers write what is binary. */
const bytes = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]*$/);

/** What a browser sends after somebody unlocked a passkey (WebAuthn Level 3, AuthenticationResponseJSON). */
export const passkeyProofSchema = z.object({
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

export type PasskeyProof = z.output<typeof passkeyProofSchema>;
