import { z } from 'zod';
import { passkeyAssertionSchema } from '~/domain/auth/passkey-schema';
import { hiddenText } from '~/domain/forms/form-fields';
import { MAX_LENGTHS } from '~/domain/forms/plain-text';
import { resolveRedirect } from '~/domain/site/redirect';
import { readCallJson } from '~/server/http/body/read-json.server';
import { clientIpContext, services } from '~/server/services.server';
import type { Route } from './+types/passkey-sign-in-resource';

const requestSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('begin') }),
  z.object({
    step: z.literal('finish'),
    proof: passkeyAssertionSchema,
    redirectTo: hiddenText(MAX_LENGTHS.path),
    timeZone: hiddenText(MAX_LENGTHS.timeZone),
  }),
]);

/** Signs in by passkey in two JSON calls: `begin` returns the request options, `finish` verifies the assertion. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = requestSchema.safeParse(await readCallJson(request));
  if (!parsed.success) return Response.json({ error: 'This cannot be read.' }, { status: 400 });
  const { accounts } = context.get(services);
  if (parsed.data.step === 'begin') {
    const { options, headers } = await accounts.createPasskeySignInOptions(request);
    return Response.json({ options }, { headers });
  }
  const { proof, redirectTo, timeZone } = parsed.data;
  const client = { request, ipAddress: context.get(clientIpContext), timeZone };
  const result = await accounts.signInWithPasskey(proof, client);
  if (result.kind === 'signed-in')
    return Response.json({ to: resolveRedirect(redirectTo) }, { headers: result.headers });
  const error = 'No account has this passkey. Sign in another way and add it again in your account.';
  return Response.json({ error }, { status: result.kind === 'wait' ? 429 : 401 });
}
