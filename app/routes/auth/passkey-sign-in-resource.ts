import { z } from 'zod';
import { passkeyAssertionSchema } from '~/domain/auth/passkey-schema';
import { hiddenText } from '~/domain/forms/form-fields';
import { LONGEST } from '~/domain/forms/plain-text';
import { resolveRedirect } from '~/domain/site/redirect';
import { readCallJson } from '~/server/http/body/read-json.server';
import { clientIpContext, services } from '~/server/services.server';
import type { Route } from './+types/passkey-sign-in-resource';

const askedSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('begin') }),
  z.object({
    step: z.literal('finish'),
    proof: passkeyAssertionSchema,
    redirectTo: hiddenText(LONGEST.path),
    timeZone: hiddenText(LONGEST.timeZone),
  }),
]);

/** Signing in by passkey, in JSON: what to unlock, and then the proof that it was. */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = askedSchema.safeParse(await readCallJson(request));
  if (!asked.success) return Response.json({ error: 'This cannot be read.' }, { status: 400 });
  const { accounts } = context.get(services);
  if (asked.data.step === 'begin') {
    const { options, headers } = await accounts.createPasskeySignInOptions(request);
    return Response.json({ options }, { headers });
  }
  const { proof, redirectTo, timeZone } = asked.data;
  const asker = { request, address: context.get(clientIpContext), timeZone };
  const result = await accounts.signInWithPasskey(proof, asker);
  if (result.kind === 'signed-in')
    return Response.json({ to: resolveRedirect(redirectTo) }, { headers: result.headers });
  const error = 'This passkey opens no account here. Sign in another way, and add it again in your account.';
  return Response.json({ error }, { status: result.kind === 'wait' ? 429 : 401 });
}
