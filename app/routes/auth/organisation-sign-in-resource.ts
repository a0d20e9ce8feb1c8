import { z } from 'zod';
import type { SignedIn } from '~/domain/auth/session';
import { hiddenText, plainText } from '~/domain/forms/form-fields';
import { MAX_LENGTHS } from '~/domain/forms/plain-text';
import { resolveRedirect } from '~/domain/site/redirect';
import { paths } from '~/paths';
import { readCallJson } from '~/server/http/body/read-json.server';
import type { TokenError } from '~/server/oidc/types.server';
import { type Services, services } from '~/server/services.server';
import { currentSession } from '~/server/session-context.server';
import type { Route } from './+types/organisation-sign-in-resource';

const stepSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('begin') }),
  z.object({
    step: z.literal('finish'),
    /** The verification refuses a longer token than MAX_LENGTHS.idToken with 401, like any other invalid token. */
    idToken: plainText({ label: 'The token', max: MAX_LENGTHS.body }),
    redirectTo: hiddenText(MAX_LENGTHS.path),
    timeZone: hiddenText(MAX_LENGTHS.timeZone),
    /** Set when a signed-in user connects an organisation account. */
    connects: z.boolean().optional(),
  }),
]);

const RETRY = 'Please start again on this page.';

const TOKEN_ERROR_MESSAGES: Record<TokenError, string> = {
  unreadable: `The answer of your organisation cannot be read. ${RETRY}`,
  algorithm: `The answer of your organisation has a signature that we do not accept. ${RETRY}`,
  signature: `The signature is not that of your organisation. ${RETRY}`,
  issuer: `The answer comes from another organisation. ${RETRY}`,
  audience: 'The answer was made for another site. Please start again here.',
  expired: `This sign-in has expired. ${RETRY}`,
  'too-early': 'The clocks of your organisation and of this site do not agree. Please try again in a minute.',
  claims: `The answer of your organisation is incomplete. ${RETRY}`,
  nonce: `This sign-in was not started in this browser, or it was too long ago. ${RETRY}`,
  used: `This sign-in was used before. ${RETRY}`,
  'no-address':
    'Your organisation did not send an email address. Ask its administrator to allow the scope “email”.',
  closed: 'This account is not open here any more. If it was locked, an email to its address says why.',
};

const UNAVAILABLE = 'Your organisation’s sign-in does not answer. Please try again in a minute.';

const SIGNED_OUT = 'You are not signed in here any more. Please sign in, and connect the two then.';

const createErrorResponse = (error: string, status: number) => Response.json({ error }, { status });

export function loader() {
  return createErrorResponse('Sign-ins are sent with POST.', 405);
}

type FinishStep = Extract<z.output<typeof stepSchema>, { step: 'finish' }>;

/** Opens no session. The verified account is stored until the user confirms the connection on the page. */
async function finishConnecting(
  { idToken, redirectTo }: FinishStep,
  { request, actor }: { request: Request; actor: SignedIn },
  oidc: NonNullable<Services['oidc']>,
): Promise<Response> {
  const result = await oidc.verifyForConnecting(actor, idToken, request);
  if (result.kind === 'unavailable') return createErrorResponse(UNAVAILABLE, 503);
  if (result.kind === 'refused') return createErrorResponse(TOKEN_ERROR_MESSAGES[result.error], 401);
  const next = paths.auth.connectOrganisation(resolveRedirect(redirectTo));
  return Response.json({ next }, { headers: result.headers });
}

async function finish(
  { idToken, redirectTo, timeZone }: FinishStep,
  request: Request,
  oidc: NonNullable<Services['oidc']>,
): Promise<Response> {
  const result = await oidc.signIn(idToken, { request, ...(timeZone && { timeZone }) });
  if (result.kind === 'unavailable') return createErrorResponse(UNAVAILABLE, 503);
  if (result.kind === 'refused') return createErrorResponse(TOKEN_ERROR_MESSAGES[result.error], 401);
  const { headers } = result;
  const target = resolveRedirect(redirectTo);
  if (result.kind === 'address-in-use')
    return Response.json({ next: paths.auth.connectOrganisation(target) }, { headers });
  return Response.json({ account: result.account, next: target }, { headers });
}

/** The two steps of a sign-in with an organisation: `begin` returns a nonce, `finish` verifies the ID token. */
export async function action({ request, context }: Route.ActionArgs) {
  const { oidc, environment } = context.get(services);
  if (!oidc) return createErrorResponse('There is no sign-in with an organisation here.', 404);
  const step = stepSchema.safeParse(await readCallJson(request));
  if (!step.success)
    return createErrorResponse(
      'Please send { "step": "begin" } or { "step": "finish", "idToken": "…" }.',
      400,
    );
  if (step.data.step === 'finish') {
    if (!step.data.connects) return finish(step.data, request, oidc);
    const actor = await context.get(currentSession)();
    return actor
      ? finishConnecting(step.data, { request, actor }, oidc)
      : createErrorResponse(SIGNED_OUT, 401);
  }
  const { settings, headers } = oidc.startSignIn(request);
  const toUrl = (path: string) => environment.PUBLIC_URL + path;
  const callbackUrls = {
    callback: toUrl(paths.auth.oidcCallback()),
    popupCallback: toUrl(paths.auth.oidcPopupCallback()),
  };
  return Response.json({ ...settings, ...callbackUrls }, { headers });
}
