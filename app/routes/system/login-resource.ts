import { LOGIN_TIME_ZONE_HEADER } from '~/domain/auth/login-endpoint';
import {
  INVALID_CREDENTIALS_RESPONSE,
  loginSchema,
  type SecondFactorRequiredResponse,
  toLoginResponse,
} from '~/domain/auth/login-schema';
import { paths } from '~/paths';
import { readCallJson } from '~/server/http/body/read-json.server';
import { clientIpContext, services } from '~/server/services.server';
import type { Route } from './+types/login-resource';

/** R-LOGIN-1: who signs in by JSON gets the user record, never a password; everything else is one refusal. */
export async function action({ request, context }: Route.ActionArgs) {
  const given = loginSchema.safeParse(await readCallJson(request));
  if (!given.success) return Response.json(INVALID_CREDENTIALS_RESPONSE, { status: 401 });
  const timeZone = request.headers.get(LOGIN_TIME_ZONE_HEADER) ?? undefined;
  const asker = { request, address: context.get(clientIpContext), timeZone };
  const result = await context.get(services).accounts.signInWithPassword(given.data, asker);
  switch (result.kind) {
    case 'signed-in':
      return Response.json(toLoginResponse(result.user), { headers: result.headers });
    case 'wait':
      return Response.json(INVALID_CREDENTIALS_RESPONSE, {
        status: 429,
        headers: { 'Retry-After': String(result.seconds) },
      });
    case 'second-factor': {
      // The record is for who is signed in: a code is still missing. The page of codes knows this browser now.
      const unfinished: SecondFactorRequiredResponse = {
        ...INVALID_CREDENTIALS_RESPONSE,
        next: paths.auth.twoFactor(),
      };
      return Response.json(unfinished, { status: 401, headers: result.headers });
    }
    case 'refused':
      return Response.json(INVALID_CREDENTIALS_RESPONSE, { status: 401 });
  }
}
