import { z } from 'zod';
import { hiddenText, plainText } from '~/domain/forms/form-fields';
import { LONGEST } from '~/domain/forms/plain-text';
import { resolveRedirect } from '~/domain/site/redirect';
import { paths } from '~/paths';
import type { SignedIn } from '~/server/accounts/types.server';
import { readCallJson } from '~/server/http/body/read-json.server';
import type { TokenError } from '~/server/oidc/types.server';
import { type Services, services } from '~/server/services.server';
import { currentSession } from '~/server/session-context.server';
import type { Route } from './+types/organisation-sign-in-resource';

const stepSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('begin') }),
  z.object({
    step: z.literal('finish'),
    idToken: plainText({ label: 'The token', max: LONGEST.idToken }),
    redirectTo: hiddenText(LONGEST.path),
    timeZone: hiddenText(LONGEST.timeZone),
    /** Somebody who is signed in shows another account of theirs, to be connected. */
    connects: z.boolean().optional(),
  }),
]);

const again = 'Please begin again on this page.';

const faultWords: Record<TokenError, string> = {
  unreadable: `What your organisation sent cannot be read. ${again}`,
  algorithm: `What your organisation sent is not signed in a way that we accept. ${again}`,
  signature: `The signature is not your organisation’s. ${again}`,
  issuer: `This comes from another organisation than the one we ask. ${again}`,
  audience: 'This was made for another site. Please begin on this one.',
  expired: `This sign-in is out of date. ${again}`,
  'too-early': 'The clocks of your organisation and of this site do not agree. Please try again in a minute.',
  claims: `What your organisation sent is not complete. ${again}`,
  nonce: `This sign-in was not begun in this browser, or too long ago. ${again}`,
  used: `This sign-in was used before. ${again}`,
  'no-address':
    'Your organisation did not pass on an e-mail address. Ask whoever looks after it to allow the scope “email”.',
  closed: 'This account is no longer used here.',
};

const UNAVAILABLE = 'Your organisation’s sign-in does not answer. Please try again in a minute.';

const SIGNED_OUT = 'You are not signed in here any more. Please sign in, and connect the two then.';

const refuse = (error: string, status: number) => Response.json({ error }, { status });

export function loader() {
  return refuse('Sign-ins are sent with POST.', 405);
}

type Finish = Extract<z.output<typeof stepSchema>, { step: 'finish' }>;

/** Opens no session: what was proved waits on the page that asks whether the two shall be one. */
async function finishConnecting(
  { idToken, redirectTo }: Finish,
  { request, actor }: { request: Request; actor: SignedIn },
  identity: NonNullable<Services['oidc']>,
): Promise<Response> {
  const result = await identity.verifyForConnecting(actor, idToken, request);
  if (result.kind === 'unavailable') return refuse(UNAVAILABLE, 503);
  if (result.kind === 'refused') return refuse(faultWords[result.fault], 401);
  const next = paths.auth.connectOrganisation(resolveRedirect(redirectTo));
  return Response.json({ next }, { headers: result.headers });
}

async function finish(
  { idToken, redirectTo, timeZone }: Finish,
  request: Request,
  identity: NonNullable<Services['oidc']>,
): Promise<Response> {
  const result = await identity.signIn(idToken, { request, ...(timeZone && { timeZone }) });
  if (result.kind === 'unavailable') return refuse(UNAVAILABLE, 503);
  if (result.kind === 'refused') return refuse(faultWords[result.fault], 401);
  const { headers } = result;
  const target = resolveRedirect(redirectTo);
  if (result.kind === 'address-in-use')
    return Response.json({ next: paths.auth.connectOrganisation(target) }, { headers });
  return Response.json({ account: result.account, next: target }, { headers });
}

/** The two steps of a sign-in with the organisation: a nonce to begin with, and the token that it came back in. */
export async function action({ request, context }: Route.ActionArgs) {
  const { oidc: identity, environment } = context.get(services);
  if (!identity) return refuse('There is no sign-in with an organisation here.', 404);
  const step = stepSchema.safeParse(await readCallJson(request));
  if (!step.success)
    return refuse('Please send { "step": "begin" } or { "step": "finish", "idToken": "…" }.', 400);
  if (step.data.step === 'finish') {
    if (!step.data.connects) return finish(step.data, request, identity);
    const actor = await context.get(currentSession)();
    return actor ? finishConnecting(step.data, { request, actor }, identity) : refuse(SIGNED_OUT, 401);
  }
  const { settings, headers } = identity.startSignIn(request);
  const here = (path: string) => environment.PUBLIC_URL + path;
  const addresses = {
    callback: here(paths.auth.oidcCallback()),
    popupCallback: here(paths.auth.oidcPopupCallback()),
  };
  return Response.json({ ...settings, ...addresses }, { headers });
}
