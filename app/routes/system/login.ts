import { loginAnswer, loginSchema, REFUSED_LOGIN, type UnfinishedLogin } from '~/domain/login';
import { TIME_ZONE_HEADER } from '~/domain/login-address';
import { paths } from '~/paths';
import { readOwnJson } from '~/server/http/read-json.server';
import { clientAddressContext, services } from '~/server/services.server';
import type { Route } from './+types/login';

/** R-LOGIN-1: who signs in by JSON gets the user record, never a password; everything else is one refusal. */
export async function action({ request, context }: Route.ActionArgs) {
  const given = loginSchema.safeParse(await readOwnJson(request));
  if (!given.success) return Response.json(REFUSED_LOGIN, { status: 401 });
  const timeZone = request.headers.get(TIME_ZONE_HEADER) ?? undefined;
  const asker = { request, address: context.get(clientAddressContext), timeZone };
  const result = await context.get(services).accounts.signInWithPassword(given.data, asker);
  switch (result.kind) {
    case 'signed-in':
      return Response.json(loginAnswer(result.person), { headers: result.headers });
    case 'wait':
      return Response.json(REFUSED_LOGIN, {
        status: 429,
        headers: { 'Retry-After': String(result.seconds) },
      });
    case 'second-factor': {
      // The record is for who is signed in: a code is still missing. The page of codes knows this browser now.
      const unfinished: UnfinishedLogin = { ...REFUSED_LOGIN, next: paths.auth.twoFactor() };
      return Response.json(unfinished, { status: 401, headers: result.headers });
    }
    case 'refused':
      return Response.json(REFUSED_LOGIN, { status: 401 });
  }
}
