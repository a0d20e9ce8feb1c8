import { parse, serialize } from 'hono/utils/cookie';
import { z } from 'zod';
import { plainText } from '~/domain/form-fields';
import { PROOF_LASTS } from '~/domain/fresh-proof';
import { LONGEST } from '~/domain/plain-text';
import type { OrganisationPerson } from './contract.server';
import { readSignedText, signText } from './signed-text.server';

const COOKIE = 'tessera.proved';
/** Two proofs belong together when they were given one after the other. */
const PROOF_SECONDS = PROOF_LASTS.key;
const PURPOSE = 'proved-account';

const claim = plainText({ label: 'A claim', max: LONGEST.claim });

const provedSchema = z.object({
  issuer: claim,
  subject: claim,
  name: claim,
  email: claim.optional(),
  emailVerified: z.boolean(),
  until: z.number(),
});

interface Options {
  secret: string;
  clock: () => Date;
  httpsOnly: boolean;
}

const attributes = (httpsOnly: boolean) =>
  ({ path: '/auth', httpOnly: true, sameSite: 'Lax', secure: httpsOnly }) as const;

/** The cookie that remembers, for a few minutes and in this browser, which organisation account was proved. */
export function rememberProved(person: OrganisationPerson, { secret, clock, httpsOnly }: Options): string {
  const text = JSON.stringify({ ...person, until: clock().getTime() + PROOF_SECONDS * 1000 });
  const value = signText(secret, PURPOSE, Buffer.from(text).toString('base64url'));
  return serialize(COOKIE, value, { ...attributes(httpsOnly), maxAge: PROOF_SECONDS });
}

export function forgetProved({ httpsOnly }: Pick<Options, 'httpsOnly'>): string {
  return serialize(COOKIE, '', { ...attributes(httpsOnly), maxAge: 0 });
}

/** What this browser proved a moment ago; `undefined` when it did not, or too long ago. */
export function readProved(request: Request, { secret, clock }: Options): OrganisationPerson | undefined {
  const value = parse(request.headers.get('cookie') ?? '', COOKIE)[COOKIE] ?? '';
  const text = readSignedText(secret, PURPOSE, value);
  if (text === undefined) return undefined;
  const { until, email, ...person } = provedSchema.parse(
    JSON.parse(Buffer.from(text, 'base64url').toString()),
  );
  return until < clock().getTime() ? undefined : { ...person, ...(email !== undefined && { email }) };
}
