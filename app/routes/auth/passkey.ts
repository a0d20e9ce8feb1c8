import { z } from 'zod';
import { hiddenText } from '~/domain/form-fields';
import { passkeyProofSchema } from '~/domain/passkey';
import { LONGEST } from '~/domain/plain-text';
import { redirectTarget } from '~/domain/redirect';
import { readOwnJson } from '~/server/http/read-json.server';
import { clientAddressContext, services } from '~/server/services.server';
import type { Route } from './+types/passkey';

const askedSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('begin') }),
  z.object({
    step: z.literal('finish'),
    proof: passkeyProofSchema,
    redirectTo: hiddenText(LONGEST.path),
    timeZone: hiddenText(LONGEST.timeZone),
  }),
]);

/** Signing in by passkey, in JSON: what to unlock, and then the proof that it was. */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = askedSchema.safeParse(await readOwnJson(request));
  if (!asked.success) return Response.json({ error: 'This cannot be read.' }, { status: 400 });
  const { accounts } = context.get(services);
  if (asked.data.step === 'begin') {
    const { options, headers } = await accounts.passkeySignInOptions(request);
    return Response.json({ options }, { headers });
  }
  const { proof, redirectTo, timeZone } = asked.data;
  const asker = { request, address: context.get(clientAddressContext), timeZone };
  const result = await accounts.signInWithPasskey(proof, asker);
  if (result.kind === 'signed-in')
    return Response.json({ to: redirectTarget(redirectTo) }, { headers: result.headers });
  const error = 'This passkey opens no account here. Sign in another way, and add it again in your account.';
  return Response.json({ error }, { status: result.kind === 'wait' ? 429 : 401 });
}
