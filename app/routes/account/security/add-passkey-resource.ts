import { z } from 'zod';
import { MAX_PASSKEY_NAME_LENGTH, passkeyRegistrationSchema } from '~/domain/auth/passkey-schema';
import { plainText } from '~/domain/forms/form-fields';
import { paths } from '~/paths';
import { readCallJson } from '~/server/http/body/read-json.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/add-passkey-resource';

const askedSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('begin') }),
  z.object({
    step: z.literal('finish'),
    response: passkeyRegistrationSchema,
    name: plainText({ label: 'The name', max: MAX_PASSKEY_NAME_LENGTH, min: 0 }).default(''),
  }),
]);

const refuse = (error: string, status: number) => Response.json({ error }, { status });

const STALE = 'You signed in more than a day ago. Reload this page, and show first that it is you.';
const TOO_MANY = 'Those were too many passkeys for one hour. Please try again later.';
const NOT_ADDED = 'This passkey could not be verified, so it was not added. Please try again.';

export function loader() {
  return refuse('Passkeys are added with POST.', 405);
}

/** Adding a passkey, in JSON: what the browser shall make, and then what it has made. */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = askedSchema.safeParse(await readCallJson(request));
  if (!asked.success) return refuse('This cannot be read.', 400);
  const { accounts } = context.get(services);
  const actor = context.get(signedIn);
  if (asked.data.step === 'finish') {
    const isAdded = await accounts.addPasskey(actor, { request, ...asked.data });
    return isAdded ? Response.json({ to: paths.account.security('passkey') }) : refuse(NOT_ADDED, 400);
  }
  const begun = await accounts.createPasskeyOptions(actor, request);
  if (begun === 'stale') return refuse(STALE, 403);
  if (begun === 'wait') return refuse(TOO_MANY, 429);
  return Response.json({ options: begun.options }, { headers: begun.headers });
}
