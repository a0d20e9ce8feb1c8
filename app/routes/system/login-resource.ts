import { LOGIN_TIME_ZONE_HEADER } from '~/domain/auth/login-endpoint';
import {
  INVALID_CREDENTIALS_RESPONSE,
  loginSchema,
  type TwoFactorRequiredResponse,
  toLoginResponse,
} from '~/domain/auth/login-schema';
import { paths } from '~/paths';
import { readCallJson } from '~/server/http/body/read-json.server';
import { clientIpContext, services } from '~/server/services.server';
import type { Route } from './+types/login-resource';

/** R-LOGIN-1: a successful login returns the user record without the password. Every failure gets the same response. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = loginSchema.safeParse(await readCallJson(request));
  if (!parsed.success) return Response.json(INVALID_CREDENTIALS_RESPONSE, { status: 401 });
  const timeZone = request.headers.get(LOGIN_TIME_ZONE_HEADER) ?? undefined;
  const client = { request, ipAddress: context.get(clientIpContext), timeZone };
  const result = await context.get(services).accounts.signInWithPassword(parsed.data, client);
  switch (result.kind) {
    case 'signed-in':
      return Response.json(toLoginResponse(result.user), { headers: result.headers });
    case 'wait':
      return Response.json(INVALID_CREDENTIALS_RESPONSE, {
        status: 429,
        headers: { 'Retry-After': String(result.seconds) },
      });
    case 'two-factor': {
      // The sign-in still needs a code, so no user record is returned. The two-factor page recognises this browser by
      // the cookie.
      const body: TwoFactorRequiredResponse = {
        ...INVALID_CREDENTIALS_RESPONSE,
        next: paths.auth.twoFactor(),
      };
      return Response.json(body, { status: 401, headers: result.headers });
    }
    case 'refused':
      return Response.json(INVALID_CREDENTIALS_RESPONSE, { status: 401 });
  }
}
