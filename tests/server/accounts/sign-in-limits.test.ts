import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../database/test-database';
import { recordStatements } from '../../fakes/database-hooks';
import { createTestBrowser } from '../../fakes/test-browser';
import {
  CLIENT_IP_ADDRESS,
  createClientInfo,
  openTestAccounts,
  sampleUser,
  type TestAccounts,
} from '../../fixtures/test-accounts';

describe.each(engines)('sign-in limits (%s)', (engine) => {
  let fixture: TestAccounts;

  beforeAll(async () => {
    fixture = await openTestAccounts(engine);
  });
  afterAll(() => fixture.database.close());
  beforeEach(() => fixture.database.rows({ text: 'truncate rate_limits, sign_ins, unconfirmed_emails' }));

  const signIn = async (email: string, password: string, client = createClientInfo()) =>
    (await fixture.accounts.signInWithPassword({ email, password }, client)).kind;

  const signInWithWrongPassword = async (times: number, ipAddress: (index: number) => string) => {
    const kinds: string[] = [];
    for (let index = 0; index < times; index += 1)
      kinds.push(
        await signIn(
          sampleUser.email,
          `guess ${index}`,
          createClientInfo(createTestBrowser(), ipAddress(index)),
        ),
      );
    return kinds;
  };

  test('attempts of one network are limited, also with the right password', async () => {
    expect(await signInWithWrongPassword(9, () => CLIENT_IP_ADDRESS)).toEqual([
      ...Array(8).fill('refused'),
      'wait',
    ]);
    expect(await signIn(sampleUser.email, sampleUser.password)).toBe('wait');
  });

  test('concurrent attempts have the same limit', async () => {
    const kinds = await Promise.all(
      Array.from({ length: 20 }, (_, index) => signIn(sampleUser.email, `guess ${index}`)),
    );
    expect(kinds.filter((kind) => kind === 'refused')).toHaveLength(8);
  });

  test('an unknown email has the same limit', async () => {
    const kinds: string[] = [];
    for (let index = 0; index < 9; index += 1) kinds.push(await signIn('nobody@tessera.example', 'x'));
    expect(kinds).toEqual([...Array(8).fill('refused'), 'wait']);
  });

  test('attempts from many networks lock out unknown browsers, and not a known browser of the user', async () => {
    const known = createTestBrowser();
    await fixture.signIn(known);
    const kinds = await signInWithWrongPassword(52, (index) => `198.51.100.${index}`);
    expect(kinds.slice(50)).toEqual(['wait', 'wait']);
    expect(
      await signIn(sampleUser.email, sampleUser.password, createClientInfo(createTestBrowser(), '192.0.2.9')),
    ).toBe('wait');
    expect(
      await signIn(sampleUser.email, sampleUser.password, createClientInfo(known, CLIENT_IP_ADDRESS)),
    ).toBe('signed-in');
  });

  test('attackers in the network of a known browser do not lock it out', async () => {
    const known = createTestBrowser();
    await fixture.signIn(known);
    await signInWithWrongPassword(9, () => CLIENT_IP_ADDRESS);
    for (let index = 0; index < 51; index += 1) await signIn(`nobody-${index}@tessera.example`, 'x');
    expect(await signIn('owner@tessera.example', 'x')).toBe('wait');
    expect(await signIn(sampleUser.email, sampleUser.password, createClientInfo(known))).toBe('signed-in');
  });

  test('a sign-in with an unknown browser gives attackers in many networks no further attempts', async () => {
    await signInWithWrongPassword(49, (index) => `198.51.100.${index}`);
    const unknown = createClientInfo(createTestBrowser(), '192.0.2.9');
    expect(await signIn(sampleUser.email, sampleUser.password, unknown)).toBe('signed-in');
    expect(await signInWithWrongPassword(1, () => '198.51.100.99')).toEqual(['wait']);
  });

  test('a known device has a limit of its own, for one account', async () => {
    const known = createTestBrowser();
    await fixture.signIn(known);
    const kinds: string[] = [];
    for (let index = 0; index < 9; index += 1)
      kinds.push(await signIn(sampleUser.email, `guess ${index}`, createClientInfo(known)));
    expect(kinds.at(-1)).toBe('wait');
    expect(await signIn('owner@tessera.example', 'x', createClientInfo(known))).toBe('refused');
  });

  test('a successful sign-in resets the limit', async () => {
    await signInWithWrongPassword(7, () => CLIENT_IP_ADDRESS);
    expect(await signIn(sampleUser.email, sampleUser.password)).toBe('signed-in');
    expect(await signInWithWrongPassword(7, () => CLIENT_IP_ADDRESS)).not.toContain('wait');
  });

  test('the limit ends after its time', async () => {
    await signInWithWrongPassword(9, () => CLIENT_IP_ADDRESS);
    fixture.setNow(new Date(Date.now() + 16 * 60_000));
    expect(await signIn(sampleUser.email, sampleUser.password)).toBe('signed-in');
    fixture.setNow(new Date());
  });

  test('the table of counters contains neither emails nor IP addresses', async () => {
    await signIn(sampleUser.email, 'x');
    const rows = await fixture.database.rows({ text: 'select key from rate_limits' });
    expect(JSON.stringify(rows)).not.toContain(CLIENT_IP_ADDRESS);
    expect(JSON.stringify(rows)).not.toContain(sampleUser.email);
  });

  test('the user can read successful and failed sign-ins', async () => {
    const actor = await fixture.signIn(createTestBrowser());
    await signIn(sampleUser.email, 'wrong');
    const [latest, earlier] = await fixture.accounts.listSignIns(actor);
    expect(latest).toMatchObject({ succeeded: false, method: 'password', device: 'Firefox on Linux' });
    expect(earlier).toMatchObject({ succeeded: true });
  });

  test('a known and an unknown email need the same statements', async () => {
    const { database, statements } = recordStatements(fixture.database);
    const accounts = fixture.createAccounts({}, database);
    const listStatements = async (email: string) => {
      statements.length = 0;
      await accounts.signInWithPassword({ email, password: 'wrong' }, createClientInfo());
      return [...statements];
    };
    const known = await listStatements(sampleUser.email);
    expect(known.length).toBeGreaterThan(2);
    expect(await listStatements('nobody@tessera.example')).toEqual(known);
  });
});
