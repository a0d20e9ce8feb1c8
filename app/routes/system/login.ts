import { loginAnswer, loginSchema, REFUSED_LOGIN } from '~/domain/login';
import { clientAddressContext, services } from '~/server/services.server';
import type { Route } from './+types/login';

/** Seed §7 and §8: who signs in by JSON gets the user record, never a password; everything else is one refusal. */
export async function action({ request, context }: Route.ActionArgs) {
  const given = loginSchema.safeParse(await request.json().catch(() => undefined));
  if (!given.success) return Response.json(REFUSED_LOGIN, { status: 401 });
  const asker = { request, address: context.get(clientAddressContext) };
  const result = await context.get(services).accounts.signInWithPassword(given.data, asker);
  switch (result.kind) {
    case 'signed-in':
      return Response.json(loginAnswer(result.person), { headers: result.headers });
    case 'wait':
      return Response.json(REFUSED_LOGIN, {
        status: 429,
        headers: { 'Retry-After': String(result.seconds) },
      });
    case 'second-factor':
      // The record is for who is signed in: a code is still missing. The page of codes knows this browser now.
      return Response.json(REFUSED_LOGIN, { status: 401, headers: result.headers });
    case 'refused':
      return Response.json(REFUSED_LOGIN, { status: 401 });
  }
}
