import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ADDRESS, askerOf, member, openTestAccounts, type TestAccounts } from '../fakes/accounts';
import { browser } from '../fakes/browser';
import { engines } from '../fakes/test-database';

describe.each(engines)('limits of signing in (%s)', (engine) => {
  let opened: TestAccounts;

  beforeAll(async () => {
    opened = await openTestAccounts(engine);
  });
  afterAll(() => opened.database.close());
  beforeEach(() => opened.database.rows({ text: 'truncate rate_limits, sign_ins, unconfirmed_emails' }));

  const attempt = async (email: string, password: string, asker = askerOf()) =>
    (await opened.accounts.signInWithPassword({ email, password }, asker)).kind;

  const fail = async (times: number, address: (index: number) => string) => {
    const kinds: string[] = [];
    for (let index = 0; index < times; index += 1)
      kinds.push(await attempt(member.email, `guess ${index}`, askerOf(browser(), address(index))));
    return kinds;
  };

  test('one network may not go on guessing, not even with the right password', async () => {
    expect(await fail(9, () => ADDRESS)).toEqual([...Array(8).fill('refused'), 'wait']);
    expect(await attempt(member.email, member.password)).toBe('wait');
  });

  test('all at once is no way around it', async () => {
    const kinds = await Promise.all(
      Array.from({ length: 20 }, (_, index) => attempt(member.email, `guess ${index}`)),
    );
    expect(kinds.filter((kind) => kind === 'refused')).toHaveLength(8);
  });

  test('an unknown address is limited in the same way', async () => {
    const kinds: string[] = [];
    for (let index = 0; index < 9; index += 1) kinds.push(await attempt('nobody@tessera.example', 'x'));
    expect(kinds).toEqual([...Array(8).fill('refused'), 'wait']);
  });

  test('strangers from everywhere lock out strangers, and not the person with a known browser', async () => {
    const known = browser();
    await opened.signIn(known);
    const kinds = await fail(52, (index) => `198.51.100.${index}`);
    expect(kinds.slice(50)).toEqual(['wait', 'wait']);
    expect(await attempt(member.email, member.password, askerOf(browser(), '192.0.2.9'))).toBe('wait');
    expect(await attempt(member.email, member.password, askerOf(known, ADDRESS))).toBe('signed-in');
  });

  test('a device cookie is no free pass: it has a limit of its own, and counts for one account', async () => {
    const known = browser();
    await opened.signIn(known);
    const kinds: string[] = [];
    for (let index = 0; index < 9; index += 1)
      kinds.push(await attempt(member.email, `guess ${index}`, askerOf(known)));
    expect(kinds.at(-1)).toBe('wait');
    expect(await attempt('owner@tessera.example', 'x', askerOf(known))).toBe('refused');
  });

  test('whoever mistyped a few times and then got it right begins anew', async () => {
    await fail(7, () => ADDRESS);
    expect(await attempt(member.email, member.password)).toBe('signed-in');
    expect(await fail(7, () => ADDRESS)).not.toContain('wait');
  });

  test('the wait ends', async () => {
    await fail(9, () => ADDRESS);
    opened.setNow(new Date(Date.now() + 16 * 60_000));
    expect(await attempt(member.email, member.password)).toBe('signed-in');
    opened.setNow(new Date());
  });

  test('the table of counters names neither addresses nor networks', async () => {
    await attempt(member.email, 'x');
    const rows = await opened.database.rows({ text: 'select key from rate_limits' });
    expect(JSON.stringify(rows)).not.toContain(ADDRESS);
    expect(JSON.stringify(rows)).not.toContain(member.email);
  });

  test('what was tried can be seen by the person, failed tries too', async () => {
    const actor = await opened.signIn(browser());
    await attempt(member.email, 'wrong');
    const [last, before] = await opened.accounts.recentSignIns(actor);
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
    const accounts = opened.createWith({}, counting);
    const cost = async (email: string) => {
      statements.length = 0;
      await accounts.signInWithPassword({ email, password: 'wrong' }, askerOf());
      return [...statements];
    };
    expect(await cost(member.email)).toEqual(await cost('nobody@tessera.example'));
  });
});
