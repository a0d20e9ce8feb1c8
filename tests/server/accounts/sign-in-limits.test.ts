import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../database/test-database';
import { createTestBrowser } from '../../fakes/test-browser';
import {
  CLIENT_IP_ADDRESS,
  createClientInfo,
  openTestAccounts,
  sampleUser,
  type TestAccounts,
} from '../../fixtures/test-accounts';

describe.each(engines)('limits of signing in (%s)', (engine) => {
  let opened: TestAccounts;

  beforeAll(async () => {
    opened = await openTestAccounts(engine);
  });
  afterAll(() => opened.database.close());
  beforeEach(() => opened.database.rows({ text: 'truncate rate_limits, sign_ins, unconfirmed_emails' }));

  const attempt = async (email: string, password: string, asker = createClientInfo()) =>
    (await opened.accounts.signInWithPassword({ email, password }, asker)).kind;

  const fail = async (times: number, address: (index: number) => string) => {
    const kinds: string[] = [];
    for (let index = 0; index < times; index += 1)
      kinds.push(
        await attempt(
          sampleUser.email,
          `guess ${index}`,
          createClientInfo(createTestBrowser(), address(index)),
        ),
      );
    return kinds;
  };

  test('one network may not go on guessing, not even with the right password', async () => {
    expect(await fail(9, () => CLIENT_IP_ADDRESS)).toEqual([...Array(8).fill('refused'), 'wait']);
    expect(await attempt(sampleUser.email, sampleUser.password)).toBe('wait');
  });

  test('all at once is no way around it', async () => {
    const kinds = await Promise.all(
      Array.from({ length: 20 }, (_, index) => attempt(sampleUser.email, `guess ${index}`)),
    );
    expect(kinds.filter((kind) => kind === 'refused')).toHaveLength(8);
  });

  test('an unknown address is limited in the same way', async () => {
    const kinds: string[] = [];
    for (let index = 0; index < 9; index += 1) kinds.push(await attempt('nobody@tessera.example', 'x'));
    expect(kinds).toEqual([...Array(8).fill('refused'), 'wait']);
  });

  test('strangers from everywhere lock out strangers, and not the user with a known browser', async () => {
    const known = createTestBrowser();
    await opened.signIn(known);
    const kinds = await fail(52, (index) => `198.51.100.${index}`);
    expect(kinds.slice(50)).toEqual(['wait', 'wait']);
    expect(
      await attempt(
        sampleUser.email,
        sampleUser.password,
        createClientInfo(createTestBrowser(), '192.0.2.9'),
      ),
    ).toBe('wait');
    expect(
      await attempt(sampleUser.email, sampleUser.password, createClientInfo(known, CLIENT_IP_ADDRESS)),
    ).toBe('signed-in');
  });

  test('a device cookie is no free pass: it has a limit of its own, and counts for one account', async () => {
    const known = createTestBrowser();
    await opened.signIn(known);
    const kinds: string[] = [];
    for (let index = 0; index < 9; index += 1)
      kinds.push(await attempt(sampleUser.email, `guess ${index}`, createClientInfo(known)));
    expect(kinds.at(-1)).toBe('wait');
    expect(await attempt('owner@tessera.example', 'x', createClientInfo(known))).toBe('refused');
  });

  test('whoever mistyped a few times and then got it right begins anew', async () => {
    await fail(7, () => CLIENT_IP_ADDRESS);
    expect(await attempt(sampleUser.email, sampleUser.password)).toBe('signed-in');
    expect(await fail(7, () => CLIENT_IP_ADDRESS)).not.toContain('wait');
  });

  test('the wait ends', async () => {
    await fail(9, () => CLIENT_IP_ADDRESS);
    opened.setNow(new Date(Date.now() + 16 * 60_000));
    expect(await attempt(sampleUser.email, sampleUser.password)).toBe('signed-in');
    opened.setNow(new Date());
  });

  test('the table of counters names neither addresses nor networks', async () => {
    await attempt(sampleUser.email, 'x');
    const rows = await opened.database.rows({ text: 'select key from rate_limits' });
    expect(JSON.stringify(rows)).not.toContain(CLIENT_IP_ADDRESS);
    expect(JSON.stringify(rows)).not.toContain(sampleUser.email);
  });

  test('what was tried can be seen by the user, failed tries too', async () => {
    const actor = await opened.signIn(createTestBrowser());
    await attempt(sampleUser.email, 'wrong');
    const [last, before] = await opened.accounts.listSignIns(actor);
    expect(last).toMatchObject({ succeeded: false, method: 'password', device: 'Firefox on Linux' });
    expect(before).toMatchObject({ succeeded: true });
  });

  test('a known and an unknown address cost the database the same', async () => {
    const statements: string[] = [];
    const counting = {
      ...opened.database,
      rows: <Row>(statement: { text: string }) => {
        statements.push(statement.text);
        return opened.database.rows<Row>(statement);
      },
    };
    const accounts = opened.createAccounts({}, counting);
    const cost = async (email: string) => {
      statements.length = 0;
      await accounts.signInWithPassword({ email, password: 'wrong' }, createClientInfo());
      return [...statements];
    };
    expect(await cost(sampleUser.email)).toEqual(await cost('nobody@tessera.example'));
  });
});
