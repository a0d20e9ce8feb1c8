import { z } from 'zod';
import { MAX_PASSKEY_NAME_LENGTH } from '~/domain/auth/passkey-name';
import { passkeyRegistrationSchema } from '~/domain/auth/passkey-schema';
import { plainText } from '~/domain/forms/form-fields';
import { paths } from '~/paths';
import { readCallJson } from '~/server/http/body/read-json.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/add-passkey-resource';

const requestSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('begin') }),
  z.object({
    step: z.literal('finish'),
    response: passkeyRegistrationSchema,
    name: plainText({ label: 'The name', max: MAX_PASSKEY_NAME_LENGTH, min: 0 }).default(''),
  }),
]);

const createErrorResponse = (error: string, status: number) => Response.json({ error }, { status });

const REAUTH_REQUIRED =
  'You signed in more than a day ago. Reload this page and confirm your identity first.';
const TOO_MANY_PASSKEYS = 'Too many passkeys in one hour. Please try again later.';
const NOT_ADDED = 'This passkey could not be verified, so it was not added. Please try again.';

export function loader() {
  return createErrorResponse('Passkeys are added with POST.', 405);
}

/** Adds a passkey in two JSON calls: `begin` returns the creation options, `finish` stores the new credential. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = requestSchema.safeParse(await readCallJson(request));
  if (!parsed.success) return createErrorResponse('This cannot be read.', 400);
  const { accounts } = context.get(services);
  const actor = context.get(signedIn);
  if (parsed.data.step === 'finish') {
    const isAdded = await accounts.addPasskey(actor, { request, ...parsed.data });
    return isAdded
      ? Response.json({ to: paths.account.security('passkey') })
      : createErrorResponse(NOT_ADDED, 400);
  }
  const result = await accounts.createPasskeyOptions(actor, request);
  if (result === 'stale') return createErrorResponse(REAUTH_REQUIRED, 403);
  if (result === 'wait') return createErrorResponse(TOO_MANY_PASSKEYS, 429);
  return Response.json({ options: result.options }, { headers: result.headers });
}
