import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { GapKind, GapQuery } from '~/domain/gaps/gap';
import type { Database, QueryBuilder } from '~/server/db/database.server';
import { auditEvents } from '~/server/db/schema/audit.server';
import { contentGaps } from '~/server/db/schema/content-gaps.server';
import { createGapCounter, type GapCounter, MAX_NEW_A_DAY } from '~/server/gaps/gap-counter.server';
import { createGaps, type Gaps } from '~/server/gaps/gaps.server';
import { purgeExpired } from '~/server/process/purge-expired.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { engines, openTestDatabase } from '../database/test-database';
import { createActor } from '../fixtures/create-actor';

const TODAY = new Date('2026-11-23T20:00:00Z');
const actor = createActor('staff', TODAY);
const member = createActor('user', TODAY);
const OPEN: GapQuery = { view: 'open' };

const request = (headers: Record<string, string> = {}) =>
  new Request('https://site.example/', { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140', ...headers } });

describe.each(engines)('what people could not find (%s)', (engine) => {
  let database: Database;
  let counter: GapCounter;
  let gaps: Gaps;
  let now: Date;
  const reportError = vi.fn();
  const clock = () => now;
  const createCounter = (db: QueryBuilder = database.db) => createGapCounter({ db, clock, reportError });
  const count = (kind: GapKind, text: string) => counter.count(kind, text, request());
  const list = async (query: GapQuery = OPEN) => (await gaps.listGaps(actor, query)).gaps;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedSampleUsers(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    now = TODAY;
    reportError.mockClear();
    await database.db.delete(contentGaps);
    counter = createCounter();
    gaps = createGaps(database, { clock, counter });
  });

  /** The only open entry. */
  async function findOpen() {
    const [gap, ...others] = await list();
    expect(others).toEqual([]);
    if (!gap) throw new Error('There is no open entry.');
    return gap;
  }

  test('R-GAP-1: the same text is one entry, also from two processes', async () => {
    const other = createCounter();
    count('search', 'Violet kiln');
    count('search', ' violet  KILN? ');
    count('question', 'violet kiln');
    other.count('search', 'violet kiln', request());
    await Promise.all([counter.flush(), other.flush()]);
    now = new Date('2026-11-25T12:00:00Z');
    count('search', 'violet kiln');
    expect(await list()).toMatchObject([
      { kind: 'search', text: 'violet kiln', count: 4, firstDay: '2026-11-24', lastDay: '2026-11-25' },
      { kind: 'question', text: 'violet kiln', count: 1, firstDay: '2026-11-24', lastDay: '2026-11-24' },
    ]);
  });

  test.each<Record<string, string>>([
    { dnt: '1' },
    { 'sec-gpc': '1' },
    { 'user-agent': 'Googlebot/2.1' },
    { 'user-agent': '' },
  ])('R-GAP-1: a request with %j is not counted', async (headers) => {
    counter.count('search', 'violet kiln', request(headers));
    expect(await list()).toEqual([]);
  });

  test('R-GAP-1: a flood adds a limited number of texts, and known ones are still counted', async () => {
    count('search', 'violet kiln');
    await counter.flush();
    for (let number = 0; number < MAX_NEW_A_DAY + 50; number++) count('search', `flood ${number}`);
    count('search', 'violet kiln');
    count('question', 'is there a kiln');
    await counter.flush();
    for (let number = 0; number < 50; number++) count('search', `more ${number}`);
    const { counts } = await gaps.listGaps(actor, OPEN);
    expect(counts).toEqual({ search: MAX_NEW_A_DAY, question: 1, help: 0, path: 0 });
    expect((await list())[0]).toMatchObject({ text: 'violet kiln', count: 2 });
    now = new Date('2026-11-25T12:00:00Z');
    count('search', 'the next day');
    expect((await gaps.listGaps(actor, OPEN)).counts.search).toBe(MAX_NEW_A_DAY + 1);
  });

  test('R-GAP-1: counts that could not be written are written with the next ones', async () => {
    let fails = true;
    const failing = new Proxy(database.db, {
      get(db, name, receiver) {
        if (fails && name === 'insert') throw new Error('The database is down.');
        return Reflect.get(db, name, receiver);
      },
    });
    counter = createCounter(failing);
    count('search', 'violet kiln');
    await counter.flush();
    expect(reportError).toHaveBeenCalledOnce();
    fails = false;
    count('search', 'violet kiln');
    await counter.flush();
    await counter.flush();
    expect(await findOpen()).toMatchObject({ count: 2 });
  });

  test('R-GAP-3: probes are listed apart', async () => {
    count('path', '/wp-login.php');
    count('path', '/Old-Page');
    expect(await findOpen()).toMatchObject({ text: '/old-page' });
    expect(await list({ view: 'probes' })).toMatchObject([{ text: '/wp-login.php' }]);
  });

  test('R-GAP-4: a gap that is done is listed again when it happens again, with who marked it and when', async () => {
    count('search', 'violet kiln');
    const { id, version } = await findOpen();
    count('search', 'violet kiln');
    // What was counted before the decision does not open it again.
    expect(await gaps.setGapState(actor, { id, state: 'done', version })).toEqual({ kind: 'saved' });
    expect(await list()).toEqual([]);
    const closed = { at: TODAY, by: expect.any(String) };
    expect(await list({ view: 'done' })).toMatchObject([{ id, count: 2, state: 'done', closed }]);
    const [entry] = await database.db.select().from(auditEvents).where(eq(auditEvents.subjectId, id));
    expect(entry).toMatchObject({ area: 'gaps', before: { state: 'open' }, after: { state: 'done' } });
    count('search', 'violet kiln');
    expect(await findOpen()).toMatchObject({ id, count: 3, closed });
  });

  test('R-GAP-4: what is ignored stays ignored until staff open it', async () => {
    count('path', '/old-page');
    const { id, version } = await findOpen();
    await gaps.setGapState(actor, { id, state: 'ignored', version });
    count('path', '/old-page');
    expect(await list()).toEqual([]);
    expect(await list({ view: 'ignored' })).toMatchObject([{ id, count: 2 }]);
    await gaps.setGapState(actor, { id, state: 'open', version: version + 1 });
    expect(await findOpen()).not.toHaveProperty('closed');
  });

  test('R-GAP-4: a form with an older version changes nothing', async () => {
    count('search', 'violet kiln');
    const { id, version } = await findOpen();
    await gaps.setGapState(actor, { id, state: 'ignored', version });
    expect(await gaps.setGapState(actor, { id, state: 'done', version })).toMatchObject({
      kind: 'conflict',
      current: { id, state: 'ignored' },
    });
    for (const unknown of [randomUUID(), 'x'])
      expect(await gaps.setGapState(actor, { id: unknown, state: 'done', version })).toEqual({
        kind: 'conflict',
      });
  });

  test('R-GAP-5: pages have every entry once, the most frequent first', async () => {
    for (let number = 0; number < 120; number++) {
      count('search', `text ${number}`);
      if (number % 3 === 0) count('search', `text ${number}`);
    }
    const seen: { id: string; count: number }[] = [];
    let after: string | undefined;
    do {
      const page = await gaps.listGaps(actor, { view: 'open', kind: 'search', ...(after && { after }) });
      seen.push(...page.gaps);
      after = page.after;
    } while (after);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(120);
    const counts = seen.map((gap) => gap.count);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    for (const odd of ['x', '1.x', `99999999999.${randomUUID()}`, `9999999999.${randomUUID()}`])
      expect(await list({ view: 'open', after: odd })).toHaveLength(50);
  });

  test('R-GAP-2: an entry is erased 180 days after it last happened', async () => {
    for (const text of ['old', 'kept']) count('search', text);
    await counter.flush();
    for (const [text, days] of [
      ['old', 182],
      ['kept', 178],
    ] as const)
      await database.db
        .update(contentGaps)
        .set({ lastDay: sql`current_date - ${sql.raw(String(days))}` })
        .where(eq(contentGaps.text, text));
    await purgeExpired(database)({}, { attempt: 1, isLast: false });
    expect(await findOpen()).toMatchObject({ text: 'kept' });
  });

  test('R-HELP-6: votes against help articles are counted until staff deal with them', async () => {
    for (const slug of ['delivery', 'delivery', 'returns']) count('help', slug);
    count('search', 'delivery');
    expect(await gaps.countUnhelpfulVotes(actor)).toEqual(
      new Map([
        ['delivery', 2],
        ['returns', 1],
      ]),
    );
    const [most] = await list({ view: 'open', kind: 'help' });
    await gaps.setGapState(actor, { id: most?.id ?? '', state: 'done', version: 1 });
    expect(await gaps.countUnhelpfulVotes(actor)).toEqual(new Map([['returns', 1]]));
    await expect(gaps.countUnhelpfulVotes(member)).rejects.toBeInstanceOf(NotAllowedError);
  });

  test('R-GAP-5: members neither read nor mark entries', async () => {
    await expect(gaps.listGaps(member, OPEN)).rejects.toBeInstanceOf(NotAllowedError);
    const change = { id: randomUUID(), state: 'done', version: 1 } as const;
    await expect(gaps.setGapState(member, change)).rejects.toBeInstanceOf(NotAllowedError);
  });
});
