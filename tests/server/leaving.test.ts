import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAYS_TO_TAKE_BACK } from '~/domain/leaving';
import { clearOut } from '~/server/jobs/clear-out.server';
import type { Leaving } from '~/server/leaving/contract.server';
import { erasePerson } from '~/server/leaving/erase-person.server';
import { createLeaving } from '~/server/leaving/leaving.server';
import type { LeavingParts } from '~/server/leaving/parts.server';
import { createMail } from '~/server/mail/mail.server';
import { renderQueued } from '~/server/mail/render-queued.server';
import { sendMail } from '~/server/mail/send-mail.server';
import type { PostedMail } from '~/server/mail/transport.server';
import { personalData } from '~/server/personal-data/registry.server';
import { member, openTestAccounts, owner, type TestAccounts } from '../fakes/accounts';
import { browser } from '../fakes/browser';
import { somebody, writeAbout } from '../fakes/known-person';
import { emailTasksHere } from '../fakes/rendered-emails';
import { engines } from '../fakes/test-database';

const DAY_MS = 24 * 60 * 60 * 1000;
const context = { attempt: 1, isLast: false };

describe.each(engines)('leaving (%s)', (engine) => {
  let opened: TestAccounts;
  let parts: LeavingParts;
  let leaving: Leaving;
  let now: Date;
  const posted: PostedMail[] = [];

  beforeEach(async () => {
    opened = await openTestAccounts(engine);
    posted.length = 0;
    now = new Date();
    const mail = createMail({ clock: () => now });
    parts = { database: opened.database, mail, secret: 'x'.repeat(32), demo: true, clock: () => now };
    leaving = createLeaving(parts);
  });
  afterEach(() => opened.database.close());

  const later = (days: number) => {
    now = new Date(Date.now() + days * DAY_MS);
  };
  const rows = <Row>(text: string, values: unknown[] = []) => opened.database.rows<Row>({ text, values });
  const countOf = async (table: string) =>
    (await rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;

  /** Does what waits, as the worker would at this moment; mails leave for good. */
  async function doJobs() {
    const transport = { leaves: 'sent' as const, post: async (mail: PostedMail) => void posted.push(mail) };
    const send = sendMail(opened.database, { transport, keepWords: false });
    const erase = erasePerson(parts);
    const render = renderQueued(opened.database, emailTasksHere());
    const doing = { 'send-mail': send, 'render-email': render, 'erase-person': erase };
    for (;;) {
      const [job] = await rows<{ id: string; kind: keyof typeof doing; payload: never }>(
        `select id, kind, payload from jobs where run_after <= greatest($1::timestamptz, now()) and kind in ('render-email', 'send-mail', 'erase-person')
          and done_at is null order by created_at, id limit 1`,
        [now],
      );
      if (!job) return;
      await doing[job.kind](job.payload, context);
      await rows(`delete from jobs where id = $1`, [job.id]);
    }
  }
  const tokenIn = (mail: PostedMail | undefined) => /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

  test('asked, waited for, done: nothing is left, and one last letter says so', async () => {
    const here = browser();
    const actor = await opened.signIn(here);
    const elsewhere = browser();
    await opened.signIn(elsewhere);
    expect(await leaving.departureOf(actor)).toBeNull();
    const asked = await leaving.ask(actor);
    expect(asked).toEqual({ kind: 'asked', leavesAt: new Date(now.getTime() + DAYS_TO_TAKE_BACK * DAY_MS) });
    expect(await leaving.ask(actor)).toEqual(asked);
    expect(await opened.accounts.sessionOf(elsewhere.request())).toBeNull();
    expect(await opened.accounts.sessionOf(here.request())).not.toBeNull();
    expect((await opened.signIn(browser())).person.id).toBe(member.id);

    later(DAYS_TO_TAKE_BACK - 0.1);
    await doJobs();
    expect(posted.map(({ subject }) => subject)).toEqual(['Your profile will be deleted']);
    expect(await leaving.departureOf(actor)).not.toBeNull();

    later(DAYS_TO_TAKE_BACK + 0.1);
    await doJobs();
    expect(posted.map(({ subject }) => subject)).toEqual([
      'Your profile will be deleted',
      'Your profile is deleted',
    ]);
    expect(posted[1]?.recipient).toBe(member.email);
    expect(await opened.accounts.personById(member.id)).toBeNull();
    expect(await opened.accounts.sessionOf(here.request())).toBeNull();
    expect(await countOf('outbox')).toBe(0);
    expect(await leaving.takeBackByLink(tokenIn(posted[0]))).toBe(false);
    expect(await leaving.openLink(tokenIn(posted[0]))).toBeNull();
  });

  test('the link takes it back without a session, once', async () => {
    const actor = await opened.signIn(browser());
    await leaving.ask(actor);
    await doJobs();
    const token = tokenIn(posted[0]);
    expect((await leaving.openLink(token))?.leavesAt).toBeInstanceOf(Date);
    expect(await leaving.takeBackByLink(token)).toBe(true);
    expect(await leaving.takeBackByLink(token)).toBe(false);
    expect(await leaving.departureOf(actor)).toBeNull();
    later(DAYS_TO_TAKE_BACK + 1);
    await doJobs();
    expect(posted.map(({ subject }) => subject)).toContain('Your profile stays');
    expect(await opened.accounts.personById(member.id)).not.toBeNull();
    // The first link is about the first time: it stops nothing that was asked later.
    now = new Date();
    await leaving.ask(actor);
    expect(await leaving.takeBackByLink(token)).toBe(false);
  });

  test('a forged link, one of another kind and one of somebody else open nothing', async () => {
    const actor = await opened.signIn(browser());
    await leaving.ask(actor);
    await doJobs();
    const [id = '', signature = ''] = tokenIn(posted[0]).split('.');
    const reversed = [...signature].reverse().join('');
    for (const forged of ['', '.', id, `${id}.`, `${id}.${reversed}`, `${member.id}.${signature}`]) {
      expect(await leaving.openLink(forged)).toBeNull();
      expect(await leaving.takeBackByLink(forged)).toBe(false);
    }
    const elsewhere = createLeaving({ ...parts, secret: 'y'.repeat(32) });
    expect(await elsewhere.takeBackByLink(`${id}.${signature}`)).toBe(false);
    expect(await leaving.departureOf(actor)).not.toBeNull();
  });

  test('signed in, one takes back only what is one’s own', async () => {
    const actor = await opened.signIn(browser());
    const other = await opened.signIn(browser(), owner);
    await leaving.ask(actor);
    expect(await leaving.departureOf(other)).toBeNull();
    expect(await leaving.takeBack(other)).toBe(false);
    expect(await leaving.takeBack(actor)).toBe(true);
    expect(await countOf('departures')).toBe(0);
    expect(await rows(`select id from jobs where kind = 'erase-person'`)).toEqual([]);
  });

  test('an old proof opens neither the end nor the copy', async () => {
    const actor = await opened.signIn(browser());
    now = new Date(Date.now() + 16 * 60_000);
    expect(await leaving.ask(actor)).toEqual({ kind: 'stale' });
    expect(await leaving.everything(actor)).toEqual({ kind: 'stale' });
    expect(await countOf('departures')).toBe(0);
  });

  test('the last admin stays, also when that is so only in the end', async () => {
    const admin = await opened.signIn(browser(), owner);
    expect(await leaving.isLastAdmin(admin)).toBe(true);
    expect(await leaving.ask(admin)).toEqual({ kind: 'last-admin' });
    await rows(`update people set role = 'admin' where id = $1`, [member.id]);
    const second = await opened.signIn(browser());
    expect(await leaving.isLastAdmin(admin)).toBe(false);
    expect((await leaving.ask(admin)).kind).toBe('asked');
    expect(await leaving.ask(second)).toEqual({ kind: 'last-admin' });
    await rows(`update people set role = 'user' where id = $1`, [member.id]);
    later(DAYS_TO_TAKE_BACK + 1);
    await doJobs();
    expect(await opened.accounts.personById(owner.id)).not.toBeNull();
    expect(await countOf('departures')).toBe(0);
    expect(posted.at(-1)?.text).toContain('nobody else is left');
  });

  test('two admins who ask at the same moment do not both go', async () => {
    await rows(`update people set role = 'admin' where id = $1`, [member.id]);
    const both = [await opened.signIn(browser(), owner), await opened.signIn(browser())];
    const answers = await Promise.all(both.map((actor) => leaving.ask(actor)));
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['asked', 'last-admin']);
  });

  test('ended in the middle, nothing is gone; begun again, all of it; once more, nothing happens', async () => {
    await leaving.ask(await opened.signIn(browser()));
    later(DAYS_TO_TAKE_BACK + 1);
    const broken = { ...parts, mail: { queue: () => Promise.reject(new Error('power cut')) } };
    const [{ payload } = { payload: undefined as never }] = await rows<{ payload: never }>(
      `select payload from jobs where kind = 'erase-person'`,
    );
    await expect(erasePerson(broken)(payload, context)).rejects.toThrow('power cut');
    expect(await opened.accounts.personById(member.id)).not.toBeNull();
    await erasePerson(parts)(payload, context);
    expect(await opened.accounts.personById(member.id)).toBeNull();
    await erasePerson(parts)(payload, context);
    expect(await rows(`select id from outbox where key like 'leaving-done:%'`)).toHaveLength(1);
  });

  test('a job that comes too early does nothing', async () => {
    await leaving.ask(await opened.signIn(browser()));
    const [job] = await rows<{ payload: never }>(`select payload from jobs where kind = 'erase-person'`);
    await expect(erasePerson(parts)(job?.payload as never, context)).rejects.toThrow('not time');
    expect(await opened.accounts.personById(member.id)).not.toBeNull();
  });

  test('the copy is a ZIP with every part and every file, of this person alone, a few times an hour', async () => {
    const actor = await opened.signIn(browser());
    const { person } = actor;
    const known = somebody({ id: person.id, name: person.name, email: person.email });
    const stranger = somebody({ name: 'Zubeda Quraishi', email: 'zubeda@kolam.example' });
    for (const [area, write] of Object.entries(writeAbout)) {
      await write(opened.database.db, stranger);
      if (area !== 'account') await write(opened.database.db, known);
    }
    const everything = await leaving.everything(actor);
    if (everything.kind !== 'file') throw new Error(everything.kind);
    expect(everything.name).toMatch(/^tessera-everything-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(new Uint8Array(await new Response(everything.content).arrayBuffer()));
    const names = Object.keys(files);
    expect(names).toEqual(
      expect.arrayContaining(['read-me.txt', ...personalData.map(({ id }) => `${id}.json`)]),
    );
    expect(names).toContain(`messages/1-${person.name}.pdf`);
    const text = (name: string) => new TextDecoder().decode(files[name]);
    for (const { id } of personalData) expect(() => JSON.parse(text(`${id}.json`)), id).not.toThrow();
    expect(JSON.parse(text('account.json'))).toMatchObject({ email: person.email, name: person.name });
    expect(JSON.parse(text('orders.json'))).toHaveLength(2);
    expect(text(`messages/1-${person.name}.pdf`)).toBe(`%PDF of ${person.name}`);
    expect(names.map(text).join()).not.toMatch(/Zubeda|hash of/);
    for (let again = 0; again < 4; again += 1) expect((await leaving.everything(actor)).kind).toBe('file');
    expect(await leaving.everything(actor)).toMatchObject({ kind: 'wait' });
  });

  test('orders that were open when somebody left are cleared by the hourly round', async () => {
    const known = somebody();
    await writeAbout.account?.(opened.database.db, known);
    await writeAbout.orders?.(opened.database.db, known);
    await rows(`update orders set person_id = null, buyer_left_at = now()`);
    await clearOut(opened.database)({}, context);
    expect(await rows(`select id from orders where contact ->> 'name' <> ''`)).toEqual([]);
  });
});
