import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SESSION_TOKEN } from '~/server/accounts/auth-cookies.server';
import { linkToken } from '~/server/accounts/link-token.server';
import { knownDevice } from '~/server/accounts/sign-in-limits.server';
import { issueNonce } from '~/server/identity/nonce.server';
import { rememberProved } from '~/server/identity/proved-account.server';
import { signatureForAuth } from '~/server/signatures.server';
import { newPerson, PASSWORD, SITE_SECRET, type TestPerson } from '../fakes/account-of';
import { askerOf, openTestAccounts, type TestAccounts } from '../fakes/accounts';
import { browser } from '../fakes/browser';
import { engines } from '../fakes/test-database';

const NAMES = ['session_token', 'device', 'two_factor', 'passkey', 'sign_up', 'sign-in', 'proved'] as const;

/** One genuine cookie of each name, as a browser keeps it. */
async function genuineCookies(one: TestPerson): Promise<Map<string, string>> {
  const { accounts, database, parts, cookies, person, visitor } = one;
  const jar = browser();
  const { clock } = parts;
  const account = { issuer: 'https://login.example.com', subject: 's', name: 'J', emailVerified: true };
  const proof = { personId: person.id, account };
  await database.rows({
    text: 'update people set two_factor_enabled = true where id = $1',
    values: [person.id],
  });
  const signIn = await accounts.signInWithPassword({ email: person.email, password: PASSWORD }, askerOf());
  if (signIn.kind !== 'second-factor') throw new Error(`The sign-in was ${signIn.kind}.`);
  const signUp = await accounts.signUp({ email: 'x@example.com', name: 'X', password: PASSWORD }, askerOf());
  if (signUp.kind !== 'accepted') throw new Error(`The sign-up was ${signUp.kind}.`);
  const passkey = await accounts.passkeySignInOptions(jar.request());
  for (const headers of [
    ...[signIn.headers, signUp.headers, passkey.headers],
    new Headers({ 'Set-Cookie': issueNonce(jar.request(), { secret: SITE_SECRET, clock, cookies }).cookie }),
    new Headers({ 'Set-Cookie': await rememberProved({ database, cookies, clock }, proof) }),
  ])
    jar.keep(headers);
  for (const name of ['tessera.session_token', 'tessera.device'])
    jar.keep(new Headers({ 'Set-Cookie': `${name}=${visitor.cookie(name)}` }));
  return new Map(NAMES.map((name) => [name, jar.cookie(`tessera.${name}`) ?? '']));
}

describe.each(engines)('signed cookies (%s)', (engine) => {
  let opened: TestAccounts;
  let one: TestPerson;
  let genuine: Map<string, string>;

  beforeAll(async () => {
    opened = await openTestAccounts(engine);
    one = await newPerson(opened);
    genuine = await genuineCookies(one);
  });
  afterAll(() => opened.database.close());

  const readable = (name: string, value: string) => {
    const request = browser({ [`tessera.${name}`]: value }).request();
    return [one.parts.cookies, one.cookies].some((cookies) => cookies.read(request, name) !== undefined);
  };

  test.each(NAMES)('%s is valid under its own name and under no other', (name) => {
    const value = genuine.get(name) ?? '';
    expect(NAMES.filter((other) => readable(other, value))).toEqual([name]);
  });

  test('neither the challenge of a passkey nor the token of a link stands for a right password', async () => {
    const link = linkToken(one.parts.secret, 'password-reset', crypto.randomUUID());
    for (const value of [genuine.get('passkey') ?? '', link, `password-reset:${link}`]) {
      const visitor = browser({ 'tessera.two_factor': value });
      expect(await opened.accounts.awaitsCode(visitor.request())).toBe(false);
      expect(await opened.accounts.signInWithCode('123456', askerOf(visitor))).toEqual({
        kind: 'start-again',
      });
    }
  });

  /** As cookies were signed before their names were. */
  const signedBefore = (name: string) => {
    const [value = ''] = decodeURIComponent(genuine.get(name) ?? '').split(/\.(?=[^.]*$)/);
    return encodeURIComponent(`${value}.${signatureForAuth(one.parts.secret, value)}`);
  };

  test('sessions and known browsers of before go on, in their own place only', async () => {
    const session = browser({ 'tessera.session_token': signedBefore(SESSION_TOKEN) });
    expect((await opened.accounts.sessionOf(session.request()))?.person.id).toBe(one.person.id);
    const device = browser({ 'tessera.device': signedBefore('device') });
    expect(knownDevice(one.parts.cookies, device.request(), one.person.email)).toBeDefined();
    for (const name of ['two_factor', 'passkey', 'sign_up', 'sign-in', 'proved'])
      expect(readable(name, signedBefore(name)), name).toBe(false);
    const elsewhere = browser({ 'tessera.session_token': signedBefore('two_factor') });
    expect(await opened.accounts.sessionOf(elsewhere.request())).toBeNull();
  });
});
